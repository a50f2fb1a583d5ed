/** The two faces of a rune around the middle of a stone, and what a symbol of a cost does to it; 24 by 24. */
import type { Act, Face } from "../reading/runes";
import { oval, turns, type Shape } from "./shapes";

const RAY = "#6b4300";

export const FACES: Record<Face, readonly Shape[]> = {
  sun: [
    { d: oval(0, 0, 11), fill: "#ffcf52", line: RAY, width: 1.6 },
    { d: oval(0, 0, 3.8), fill: RAY },
    { d: "M0-6v-2.6", line: RAY, width: 2, angles: turns(8) },
  ],
  moon: [
    { d: oval(0, 0, 11), fill: "#2b3f7c", line: "#dfe8ff", width: 1.6 },
    { d: "M3.6-7.2A7.6 7.6 0 1 0 7.2 4.2 6.2 6.2 0 1 1 3.6-7.2z", fill: "#f2f5ff" },
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
