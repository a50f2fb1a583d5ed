/** How well bots play, in words. */
import type { Texts } from "./texts";

/** Return what a level of bots is called; one that has no name here is called by its key. */
export const levelName = (level: string, texts: Texts): string =>
  texts.has(`web-level-${level}`) ? texts.put(`web-level-${level}`) : level;
