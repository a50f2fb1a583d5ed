/** The language of this browser, and the texts of the house in it. */
import { loadTexts } from "./sources";
import { recall, remember } from "../device/storage";
import type { TextKey } from "./keys";
import type { Args, Lang, Texts } from "./texts";

const KEPT = "ludo-lang";

export const LANGS: readonly Lang[] = ["fr", "en"];

function first(): Lang {
  const kept = recall(KEPT);
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("fr") ? "fr" : "en";
}

/** `lang` is what is spoken; `texts` says things, once they have come. */
export const speech = $state<{ lang: Lang; texts: Texts | null }>({ lang: first(), texts: null });

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const texts = await loadTexts(lang);
  remember(KEPT, lang);
  document.documentElement.lang = lang;
  speech.lang = lang;
  speech.texts = texts;
}

/** Say something of the house; screens are shown once its texts have come. */
export const say = (key: TextKey, args: Args = {}): string => put(key, args);

/** Say what is put together: the types do not know whether there is such a text. */
export const put = (key: string, args: Args = {}): string => speech.texts?.put(key, args) ?? "";
