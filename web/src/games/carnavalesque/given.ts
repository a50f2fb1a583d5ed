/** What the parts of a table of Carnavalesque are given: all of it to read, and eyes to decide by. */
import type { Looking } from "../../lib/looking";
import type { Texts } from "../../lib/texts";
import type { CarnavalesquePrinted, CarnavalesqueView } from "./wire";

export interface Reading {
  view: CarnavalesqueView;
  printed: CarnavalesquePrinted;
  texts: Texts;
}

export interface Deciding extends Reading {
  eyes: Looking;
}
