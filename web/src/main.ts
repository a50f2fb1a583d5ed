import { mount } from "svelte";
import "@fontsource/fraunces/latin-600.css";
import "./app.css";
import "./controls.css";
import App from "./App.svelte";
import { speak, speech } from "./lib/words/lang.svelte";
import { renewWhenMissing } from "./lib/house/renewal";
import { followLinks } from "./lib/house/router.svelte";

followLinks();
renewWhenMissing();
await speak(speech.lang);
mount(App, { target: document.getElementById("app")! });
