/** The two rivers: their water, what lights up on it, and their shores; 120 by 60. */
import type { Half } from "../reading/board";
import type { Shape } from "../../../ui/shapes";

interface River {
  water: string;
  ripples: string;
  shore: readonly Shape[];
  /** Where fireflies are, in hundredths of the stream. */
  fireflies: readonly (readonly [left: number, top: number])[];
}

const NONE = "none";
const ROCK = "#6f745f";
const STONE = "#33415f";

export const RIVERS: Record<Half, River> = {
  day: {
    water: "#4fb3bd",
    ripples: "rgb(217 251 242 / 75%)",
    shore: [
      [
        "M20 60Q12 34 0 28q16 0 24 14Q22 20 10 10q18 6 20 26Q36 14 52 8 40 22 36 42q10-12 24-10-14 6-20 28z",
        "#3f7a34",
      ],
      ["M70 60l6-34q8-8 16 0l6 34z", "#a9ab97", ROCK],
      ["M80 36h8M79 46h12", NONE, ROCK, 2],
      ["M70 60q14-8 30 0z", "#6f9a45"],
    ],
    fireflies: [],
  },
  night: {
    water: "#24508a",
    ripples: "rgb(183 208 255 / 50%)",
    shore: [
      ["M14 60l5-40q8-9 17 0l6 40z", "#5a6c92", STONE],
      ["M58 60l4-26q7-7 14 0l5 26z", "#4b5b80", STONE],
      ["M24 34q6-8 10 0t-6 10", NONE, "#a8c0ff", 2],
      ["M90 60q-2-16 6-22 10-2 16 8l2 14z", "#1c4a44"],
      ["M0 60q30-12 60-3t60-2v5z", "#143a39"],
    ],
    fireflies: [
      [8, 20],
      [30, 8],
      [62, 14],
      [88, 9],
      [95, 60],
      [3, 72],
      [48, 94],
    ],
  },
};
