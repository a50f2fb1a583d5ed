import { mount } from "svelte";
import "@fontsource/fraunces/latin-600.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import App from "./App.svelte";
import { speak, speech } from "./lib/words/lang.svelte";
import { renewWhenMissing } from "./lib/net/renewal";
import { followLinks } from "./lib/pages/router.svelte";

followLinks();
renewWhenMissing();
await speak(speech.lang);
mount(App, { target: document.getElementById("app")! });
