/** The two faces of a rune, and what a symbol of a cost does to it; 24 by 24. */
import type { Act, Face } from "../reading/runes";
import { circle, type Shape } from "../../../ui/shapes";

const NONE = "none";
const RAY = "#6b4300";

export const FACES: Record<Face, readonly Shape[]> = {
  sun: [
    [circle(12, 12, 11), "#ffcf52", RAY, 1.6],
    [circle(12, 12, 3.8), RAY],
    ["M12 6v-2.6", NONE, RAY, 2, undefined, [8, 12, 12]],
  ],
  moon: [
    [circle(12, 12, 11), "#2b3f7c", "#dfe8ff", 1.6],
    ["M15.6 4.8A7.6 7.6 0 1 0 19.2 16.2 6.2 6.2 0 1 1 15.6 4.8z", "#f2f5ff"],
  ],
};

interface Way {
  middle: readonly [number, number];
  size: number;
  arrows: readonly string[];
}

/** Where the stone lies and how large it is, and the arrows around it; without an act it fills all. */
export const ACTS: Record<Act | "none", Way> = {
  none: { middle: [12, 12], size: 1, arrows: [] },
  flip: {
    middle: [12, 12],
    size: 0.66,
    arrows: [
      "M3.2 8.5A9.6 9.6 0 0 1 20.2 7M20.8 15.5A9.6 9.6 0 0 1 3.8 17",
      "M20.9 2.6v4.9h-4.9M3.1 21.4v-4.9h4.9",
    ],
  },
  give: { middle: [10, 14.5], size: 0.72, arrows: ["M13.5 10.5 21.5 2.5M15 2.2h6.8V9"] },
};
