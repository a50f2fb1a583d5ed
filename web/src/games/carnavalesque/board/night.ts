/** What the street at night is made of: facades, flags, lanterns and confetti. */

/** The flags along the string: a path and a colour. */
export const BUNTING: readonly [path: string, fill: string][] = [
  ["M60 50l36 13-25 27z", "#e2494f"],
  ["M150 79l38 7-20 32z", "#f6bd4b"],
  ["M245 93l38 0-17 34z", "#3fb8a2"],
  ["M340 95l37-7-12 36z", "#ef7fa8"],
  ["M432 82l36-11-8 37z", "#f6bd4b"],
  ["M525 62l36-9-10 36z", "#4f9fd8"],
  ["M620 45l38-4-16 34z", "#e2494f"],
  ["M715 36l38 0-18 34z", "#3fb8a2"],
  ["M810 34l38 3-20 33z", "#f6bd4b"],
  ["M905 38l38 5-21 32z", "#ef7fa8"],
  ["M1000 45l37 6-22 31z", "#4f9fd8"],
  ["M1095 52l37 5-22 31z", "#e2494f"],
];

export const LANTERNS: readonly { x: number; y: number; fill: string }[] = [
  { x: 110, y: 150, fill: "#ff9d4d" },
  { x: 390, y: 175, fill: "#ff6f61" },
  { x: 660, y: 135, fill: "#ffc35a" },
  { x: 880, y: 150, fill: "#f77fb0" },
  { x: 1090, y: 140, fill: "#ff9d4d" },
];

interface Facade {
  x: number;
  width: number;
  high: number;
  fill: string;
  roof: string;
  /** Left, top, and whether somebody is at home. */
  windows: readonly [left: number, top: number, lit: boolean][];
}

export const FACADES: readonly Facade[] = [
  {
    x: 0,
    width: 150,
    high: 280,
    fill: "#3a2436",
    roof: "M0 0l75-60 75 60z",
    windows: [
      [28, 40, true],
      [96, 40, false],
      [28, 120, false],
      [96, 120, true],
    ],
  },
  {
    x: 150,
    width: 130,
    high: 340,
    fill: "#23304f",
    roof: "M0 0v-14h24v-16h24v-16h34v16h24v16h24V0z",
    windows: [
      [22, 30, false],
      [82, 30, true],
      [22, 110, true],
      [82, 110, false],
      [22, 190, true],
    ],
  },
  {
    x: 280,
    width: 140,
    high: 230,
    fill: "#432a2c",
    roof: "M0 0l70-50 70 50z",
    windows: [
      [26, 40, true],
      [88, 40, true],
      [57, 120, false],
    ],
  },
  {
    x: 800,
    width: 130,
    high: 250,
    fill: "#2c2a50",
    roof: "M0 0l65-54 65 54z",
    windows: [
      [22, 40, false],
      [80, 40, true],
      [22, 120, true],
    ],
  },
  {
    x: 930,
    width: 140,
    high: 330,
    fill: "#40263c",
    roof: "M0 0v-16h26v-16h26v-16h36v16h26v16h26V0z",
    windows: [
      [26, 30, true],
      [88, 30, false],
      [26, 110, false],
      [88, 110, true],
      [88, 190, true],
    ],
  },
  {
    x: 1070,
    width: 130,
    high: 270,
    fill: "#1f3550",
    roof: "M0 0l65-56 65 56z",
    windows: [
      [24, 40, true],
      [80, 40, true],
      [24, 120, false],
    ],
  },
];

/** Left and top in percent, a colour, and how far it is turned. */
export const CONFETTI: readonly [left: number, top: number, fill: string, turn: number][] = [
  [4, 62, "#ef7fa8", 20],
  [9, 84, "#f6bd4b", 60],
  [15, 71, "#3fb8a2", 10],
  [23, 90, "#e2494f", 45],
  [31, 66, "#4f9fd8", 75],
  [38, 82, "#f6bd4b", 30],
  [46, 94, "#3fb8a2", 5],
  [53, 74, "#ef7fa8", 50],
  [61, 88, "#4f9fd8", 15],
  [68, 64, "#e2494f", 70],
  [76, 92, "#f6bd4b", 40],
  [83, 76, "#3fb8a2", 25],
  [90, 86, "#ef7fa8", 65],
  [96, 68, "#f6bd4b", 35],
];
