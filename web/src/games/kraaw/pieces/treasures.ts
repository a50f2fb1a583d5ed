/** What a raven steals, in a square of 40: the higher the value, the finer the treasure. */
import { circle, type Shape } from "../../../ui/shapes";

const NONE = "none";
const CROWN_LINE = "#8a4f0d";
const EMERALD = "#1d6356";

export const TREASURES: Record<number, readonly Shape[]> = {
  // a button
  1: [
    [circle(20, 20, 13), "#b9a48a", "#6b563d", 2],
    [circle(20, 20, 8.5), NONE, "#6b563d", 1.5],
    [
      [circle(17, 17, 1.7), circle(23, 17, 1.7), circle(17, 23, 1.7), circle(23, 23, 1.7)].join(""),
      "#4a3826",
    ],
  ],
  // a key
  2: [
    [`${circle(13, 13, 6)}M17.5 17.5 31 31M26 26l4-4M30.5 30.5l3-3`, NONE, "#5d6b7a", 4],
    ["M9.5 10.5a5 5 0 0 1 4-2.5", NONE, "#dfe8f1", 1.5],
  ],
  // a coin
  3: [
    [circle(20, 20, 13.5), "#e3b04b", "#8a5f14", 2],
    [circle(20, 20, 9.5), NONE, "#8a5f14", 1.2, "2 2"],
    ["M20 13l2 5 5 .4-4 3.3 1.4 5-4.4-2.9-4.4 2.9 1.4-5-4-3.3 5-.4z", "#8a5f14"],
  ],
  // a ring
  4: [
    [circle(20, 26, 9.5), NONE, "#c98a1d", 4],
    ["M13 9h14l3 4-10 8-10-8z", "#57b8a5", EMERALD, 1.5],
    ["M10 13h20M16 9l-2 4 6 8 6-8-2-4", NONE, EMERALD, 1],
  ],
  // a crown
  5: [
    ["M6 31h28l2-19-8.5 7L20 6l-7.5 13L4 12z", "#f2b632", CROWN_LINE, 1.8],
    ["M6 31h28v4H6z", "#c77f12", CROWN_LINE, 1.5],
    [circle(20, 24, 3.5), "#c8324f"],
    [circle(11.5, 25.5, 2) + circle(28.5, 25.5, 2), "#6b4fc4"],
  ],
};
