/** What the parts of a table of Carnavalesque are given: all of it to read, and eyes to decide by. */
import type { Looking } from "../../lib/table/looking";
import type { Texts } from "../../lib/words/texts";
import type { CarnavalesquePrinted, CarnavalesqueView } from "./wire";

export interface Reading {
  view: CarnavalesqueView;
  printed: CarnavalesquePrinted;
  texts: Texts;
}

export interface Deciding extends Reading {
  eyes: Looking;
}
