/** How a table hands its coach to the stage, past the renderer of the game. */
import { getContext, setContext } from "svelte";
import type { Guide } from "./guide.svelte";

export interface Guiding {
  /** The coach of this game, if it has one and there is a seat to speak to. */
  readonly guide: Guide | null;
  /** Explain what is asked now. */
  help(): void;
}

const KEY = Symbol("guiding");

export const provideGuiding = (guiding: Guiding): Guiding => setContext(KEY, guiding);
export const findGuiding = (): Guiding | undefined => getContext(KEY);
