import type { ChairSeen } from "../../wire";
import { speech } from "./lang.svelte";
import { namesOf } from "./sentence";
import { loadTexts } from "./sources";
import type { Lang, Texts } from "./texts";

/**
 * The texts of a game, with the names of who sits there, in the language of this browser. When the
 * language changes, the last ones stay until the new ones have come: nothing is loaded anew.
 */
export class GameTexts {
  private readonly chairs: () => readonly ChairSeen[];
  private plain = $state.raw<Texts | null>(null);
  private readonly names = $derived(this.plain ? this.namesIn(this.plain).join("\n") : "");
  /** With other texts all is said again, so there are others only when a name has changed. */
  readonly found = $derived(this.plain?.withNames(this.names ? this.names.split("\n") : []) ?? null);

  constructor(
    game: () => string,
    chairs: () => readonly ChairSeen[] = () => [],
    load: (lang: Lang, game: string) => Promise<Texts> = loadTexts,
  ) {
    this.chairs = chairs;
    $effect(() => {
      let late = false;
      if (game()) void load(speech.lang, game()).then((texts) => late || (this.plain = texts));
      return () => (late = true);
    });
  }

  private namesIn(texts: Texts): string[] {
    return namesOf(this.chairs(), texts);
  }
}
