import { mount } from "svelte";
import "@fontsource/fraunces/latin-600.css";
import "./app.css";
import "./controls.css";
import App from "./App.svelte";
import { speak, speech } from "./lib/lang.svelte";
import { renewWhenMissing } from "./lib/renewal";
import { followLinks } from "./lib/router.svelte";

followLinks();
renewWhenMissing();
await speak(speech.lang);
mount(App, { target: document.getElementById("app")! });
