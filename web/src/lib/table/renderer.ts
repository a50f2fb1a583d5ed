/** What a game is given to draw itself with: the table while it is played, and its end. */
import type { Frame, Printed } from "../../wire";
import type { Texts } from "../words/texts";
import type { Looking } from "./looking";

/**
 * What a renderer gets: eyes to see with and to decide by, its texts, what is printed on its cards, a
 * way to open the log. It stands on `table/Stage.svelte`.
 */
export interface TableProps {
  eyes: Looking;
  texts: Texts;
  printed: Printed | null;
  openLog: () => void;
}

/** What the end of a game gets, in the sheet that opens then: the last frame, and the same as above. */
export interface EndingProps {
  frame: Frame;
  texts: Texts;
  printed: Printed | null;
}
