import { mount } from "svelte";
import "@fontsource/fraunces/latin-600.css";
import "./app.css";
import App from "./App.svelte";
import { speak, speech } from "./lib/lang.svelte";
import { followLinks } from "./lib/router.svelte";

followLinks();
await speak(speech.lang);
mount(App, { target: document.getElementById("app")! });
