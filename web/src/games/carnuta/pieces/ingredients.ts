/** The ingredients, told by their shapes: four of the day, four of the night, and Salt; 48 by 48. */
import { circle, oval, type Shape } from "../../../ui/shapes";

const NONE = "none";
const LEAF = "#17461f";
const ROSE = "#a8316a";
const STAMEN = "#8a5206";
const SHELL = "#31544c";
const COMB = "#4a2409";
const BONE = "#38304a";
const WING = ["#e58ad9", "#551a55", 2.2] as const;
const FRUIT = ["#1c2273", 2.2] as const;
const CAP = "#fff5ea";
const CRYSTAL = "#3c5566";

export const INGREDIENTS: Record<string, readonly Shape[]> = {
  clover: [
    ["M24 24q1 12 9 19", NONE, "#1d5a2a", 3.4],
    [
      "M24 23C15 20 10 14 12 8.5c2-5 9-4.5 12 1 3-5.5 10-6 12-1C38 14 33 20 24 23z",
      "#57b84f",
      LEAF,
      2,
      undefined,
      [3, 24, 23],
    ],
    ["M24 21V12", NONE, "#bff0a8", 1.6, undefined, [3, 24, 23]],
  ],
  flower: [
    [oval(24, 11, 5.2, 9), "#fff4fa", ROSE, 1.8, undefined, [8, 24, 24]],
    [circle(24, 24, 7.5), "#ffc93a", STAMEN, 2],
    ["M22 22h.1M26 22h.1M24 26h.1", NONE, STAMEN, 2.4],
  ],
  egg: [
    ["M6 34q18 15 36 0-2 9-18 9T6 34z", "#8a5a2b", "#3d2410", 2],
    ["M24 4c8 0 13 12 13 20 0 9-6 14-13 14s-13-5-13-14C11 16 16 4 24 4z", "#e9f3ee", SHELL, 2.2],
    ["M19 15h.1M28 13h.1M31 22h.1M22 24h.1M17 27h.1M27 30h.1", NONE, "#5d8f83", 3.4],
    ["M8 35l9 4M40 35l-9 4M13 32l8 8M35 32l-8 8", NONE, "#5f3b1a", 2.2],
  ],
  honey: [
    ["M10 20h28q4 11-2 22H12q-6-11-2-22z", "#b5652b", COMB, 2.2],
    ["M24 26l5.5 3.2v6.4L24 38.8l-5.5-3.2v-6.4z", "#ffd56b", COMB, 1.6],
    [
      "M7 12q0-4 4-4h26q4 0 4 4v6q0 4-3 4t-3-4v-1q0 10-3.5 10T28 17q0 6-3 6t-3-6q0 12-3.5 12T15 17v1q0 4-4 4t-4-4z",
      "#ffb71f",
      "#7a4604",
      2,
    ],
    ["M12 11.5h15", NONE, "#fff0b8", 2.2],
  ],
  skull: [
    [
      "M24 4c11 0 18 7 18 17 0 6-2 10-6 12v7q0 3-3 3H15q-3 0-3-3v-7c-4-2-6-6-6-12C6 11 13 4 24 4z",
      "#efe9d8",
      BONE,
      2.2,
    ],
    ["M10.5 21q0-6 6-6t5.5 6-5 6.5-6.5-6.5zM37.5 21q0-6-6-6t-5.5 6 5 6.5 6.5-6.5z", BONE],
    ["M24 26l3 6h-6z", BONE],
    ["M18 36v7M24 36v7M30 36v7", NONE, BONE, 2],
  ],
  butterfly: [
    ["M23 24C18 8 7 4 4 9c-3 6 1 16 9 17-6 2-7 9-3 13 4 3 11-2 13-11z", ...WING],
    ["M25 24C30 8 41 4 44 9c3 6-1 16-9 17 6 2 7 9 3 13-4 3-11-2-13-11z", ...WING],
    ["M11 14h.1M37 14h.1M14 33h.1M34 33h.1", NONE, "#fff", 5],
    ["M24 17v20M24 17q-1-8-6-10M24 17q1-8 6-10", NONE, "#2f0f33", 2.8],
  ],
  berry: [
    ["M24 20Q23 8 30 4M24 18q-8-10-16-8 2 9 16 8z", "#4f9a4a", "#1d4420", 2],
    [circle(15, 25, 9.5), "#5d6df0", ...FRUIT],
    [circle(33, 25, 9.5), "#5d6df0", ...FRUIT],
    [circle(24, 36, 9.5), "#7a88ff", ...FRUIT],
    ["M12 22q1-2 3-2M30 22q1-2 3-2M21 33q1-2 3-2", NONE, "#e2e6ff", 2.6],
  ],
  mushroom: [
    ["M18 24h12q0 10 4 18H14q4-8 4-18z", "#f5ead4", "#4b3322", 2.2],
    ["M3 26C3 12 12 4 24 4s21 8 21 22q-10 5-21 5T3 26z", "#e0463c", "#5b1210", 2.2],
    [circle(24, 13, 4.2) + circle(12.5, 20, 3.4) + circle(35.5, 20, 3.4) + circle(24, 24.5, 2.6), CAP],
  ],
  salt: [
    ["M24 6l13 7v14l-13 7-13-7V13z", "#fafdff", CRYSTAL, 2.2],
    ["M24 20v14M24 20l13-7M24 20l-13-7", NONE, CRYSTAL, 1.8],
    ["M24 20l13-7v14l-13 7z", "#c5dbe8", CRYSTAL, 1.8],
    ["M9 33l6 3v6l-6 3-6-3v-6zM39 33l6 3v6l-6 3-6-3v-6z", "#e6f1f8", CRYSTAL, 1.8],
    ["M42 4v6M39 7h6M6 4v4M4 6h4", NONE, "#7fa3b8", 1.8],
  ],
};
