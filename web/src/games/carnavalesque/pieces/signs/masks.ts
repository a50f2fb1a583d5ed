/** Five carnival masks, one a seat: the colour, and what is painted over the face, in a square of 40. */
import { NONE, type Shape } from "../shapes";

interface Mask {
  colour: string;
  trim: string;
  shape: string;
  over: string;
}

const EYES = "M9 18q4-4 8 0-4 4-8 0zM23 18q4-4 8 0-4 4-8 0z";
const DARK = "#160d22";

/** Return the shapes of a mask. */
const drawn = ({ colour, trim, shape, over }: Mask): readonly Shape[] => [
  [over, NONE, trim, 3],
  [shape, colour, trim, 1.8],
  [EYES, DARK, trim, 1],
];

const KINDS: readonly Mask[] = [
  {
    colour: "#e2494f",
    trim: "#ffd27a",
    shape: "M4 13q16-9 32 0-1 18-10 15-4-3-6-3t-6 3Q5 31 4 13z",
    over: "M20 12V3M14 12 9 4M26 12l5-8",
  },
  {
    colour: "#2f9e8c",
    trim: "#d6fff2",
    shape: "M3 11q9 2 17 2t17-2q-2 19-11 18-4-1-6-4-2 3-6 4Q5 30 3 11z",
    over: "M3 11 8 3M37 11l-5-8",
  },
  {
    colour: "#4d7fd6",
    trim: "#e6f0ff",
    shape: "M20 4q17 1 16 14-1 11-8 11-3 0-8 9-5-9-8-9-7 0-8-11Q3 5 20 4z",
    over: "M12 9q8-5 16 0",
  },
  {
    colour: "#d98a1f",
    trim: "#fff0c9",
    shape: "M20 5l15 6q1 17-9 19l-6-4-6 4Q4 28 5 11z",
    over: "M20 5v8M8 13h5M27 13h5",
  },
  {
    colour: "#8a5fd0",
    trim: "#f5e4ff",
    shape: "M4 10q8-6 16 0 8-6 16 0 2 20-9 20-4 0-7-4-3 4-7 4Q2 30 4 10z",
    over: "M20 10v8M4 10q-3-4 1-6M36 10q3-4-1-6",
  },
];

export const MASKS = KINDS.map(drawn);
