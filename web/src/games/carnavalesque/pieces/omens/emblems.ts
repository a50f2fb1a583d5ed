/** The pictures of events and roles: shapes in a square of 48, painted in order. */
import { NONE, type Shape } from "../shapes";

const GOLD = "#f6bd4b";
const CREAM = "#fff3d6";
const INK = "#2a1836";
const RED = "#e2494f";
const BLUE = "#4f9fd8";
const TEAL = "#3fb8a2";
const PINK = "#ef7fa8";
const VIOLET = "#7b5cc9";
const SKIN = "#f2c79a";
const WOOD = "#9a6034";

export const EVENT_EMBLEMS: Record<string, readonly Shape[]> = {
  gust: [
    ["M5 17h23a6 6 0 1 0-6-6", NONE, BLUE, 4],
    ["M5 25h33a6 6 0 1 1-6 6", NONE, TEAL, 4],
    ["M5 33h17a5 5 0 1 1-5 5", NONE, BLUE, 4],
    ["M33 14l9-3 3 9-9 3z", CREAM, INK, 1.5],
    ["M36 40l7-4 4 7-7 4z", GOLD, INK, 1.5],
  ],
  "power-cut": [
    ["M24 5c-9 0-14 6-14 13 0 6 4 8 6 13h16c2-5 6-7 6-13 0-7-5-13-14-13z", "#5b5570", INK, 2],
    ["M17 34h14v3H17zM18 39h12l-3 4h-6z", "#a49db8", INK, 1.5],
    ["M21 29l-3-10 6 4 6-4-3 10", NONE, "#a49db8", 2],
    ["M6 42 42 6", NONE, INK, 7],
    ["M6 42 42 6", NONE, RED, 4],
  ],
  spotlights: [
    ["M14 14 3 46h26z", "#fff0a8"],
    ["M34 14 19 46h26z", "#ffe07a"],
    ["M6 8l12-4 4 10-12 4z", VIOLET, INK, 2],
    ["M42 8 30 4l-4 10 12 4z", RED, INK, 2],
    ["M24 28l2 5 5 .4-4 3.2 1.4 5L24 39l-4.4 2.6 1.4-5-4-3.2 5-.4z", CREAM, INK, 1.5],
  ],
  farandole: [
    ["M8 28q6 6 11 0t10 0 11 0", NONE, SKIN, 3.5],
    ["M10 18a4 4 0 1 1 .1 0zM24 15a4 4 0 1 1 .1 0zM38 18a4 4 0 1 1 .1 0z", SKIN, INK, 1.5],
    ["M5 40l5-21 5 21z", RED, INK, 1.5],
    ["M19 38l5-22 5 22z", GOLD, INK, 1.5],
    ["M33 40l5-21 5 21z", TEAL, INK, 1.5],
    ["M36 45H14m0 0 5-3m-5 3 5 3", NONE, CREAM, 2],
  ],
  "red-carpet": [
    ["M16 10h16l12 34H4z", RED, INK, 2],
    ["M19 10h10l7 34H12z", "#f0696c"],
    ["M8 8v26M40 8v26", NONE, GOLD, 3],
    ["M8 8a3 3 0 1 1 .1 0zM40 8a3 3 0 1 1 .1 0z", GOLD, INK, 1.2],
    ["M8 13q8 10 16 3 8 7 16-3", NONE, PINK, 3],
  ],
  "brass-band": [
    ["M6 22h20q8 0 16-10v24q-8-10-16-10H6z", GOLD, INK, 2],
    ["M3 20h5v8H3z", CREAM, INK, 1.5],
    ["M14 26v10h10V26", NONE, "#c9872a", 4],
    ["M14 21v-6M19 21v-6M24 21v-6", NONE, CREAM, 2.5],
    ["M40 8l4-4M42 20h4M40 40l4 4", NONE, PINK, 2.5],
  ],
  "carved-decree": [
    ["M8 44V16Q8 5 24 5t16 11v28z", "#a9a3bd", INK, 2],
    ["M14 20h20M14 27h20M14 34h12", NONE, "#5a5470", 3],
    ["M18 10h12l-2 6h-8z", GOLD, INK, 1.5],
    ["M44 22 33 38l-5 3 1-6 11-16z", WOOD, INK, 1.5],
  ],
  "king-speaks": [
    ["M10 16 8 4l6 5 5-6 5 6 6-5-2 12z", GOLD, INK, 1.8],
    ["M9 16h20v14q0 8-10 8T9 30z", SKIN, INK, 1.8],
    ["M14 23h.2M24 23h.2", NONE, INK, 3.4],
    ["M14 29q5 7 10 0z", RED, INK, 1.5],
    ["M33 20q6 7 0 15M38 15q9 12 0 25", NONE, CREAM, 3],
    ["M9 38q10 6 20 0l3 8H6z", VIOLET, INK, 1.8],
  ],
  generosity: [
    ["M7 20h34v22H7z", PINK, INK, 2],
    ["M5 14h38v8H5z", "#f59fbf", INK, 2],
    ["M21 14h6v28h-6z", GOLD, INK, 1.2],
    ["M24 14q-12 1-12-6 2-7 12 6 10-13 12-6 0 7-12 6z", GOLD, INK, 1.8],
  ],
  cold: [
    ["M10 20q-8-14 2-15 8 0 12 10 4-10 12-10 10 1 2 15z", RED, INK, 1.8],
    ["M10 8a3 3 0 1 1 .1 0zM38 8a3 3 0 1 1 .1 0z", GOLD, INK, 1.2],
    ["M12 19h24v13q0 10-12 10T12 32z", SKIN, INK, 1.8],
    ["M17 26l4 1M31 26l-4 1", NONE, INK, 2.5],
    ["M24 28a4 4 0 1 1-.1 0z", RED, INK, 1],
    ["M18 37h12l4 9H14z", CREAM, INK, 1.5],
    ["M24 37v9", NONE, BLUE, 1.5],
  ],
};

export const ROLE_EMBLEMS: Record<string, readonly Shape[]> = {
  fool: [
    ["M9 24Q0 8 12 6q9 0 12 12Q27 6 36 6q12 2 3 18z", VIOLET, INK, 1.8],
    ["M24 18Q27 6 36 6q12 2 3 18H24z", GOLD, INK, 1.8],
    ["M9 9a3.4 3.4 0 1 1 .1 0zM39 9a3.4 3.4 0 1 1 .1 0z", CREAM, INK, 1.3],
    ["M11 22h26v10q0 11-13 11T11 32z", SKIN, INK, 1.8],
    ["M10 25h28v7H10z", "#fff", INK, 1.5],
    ["M19 37q5 4 10 0", NONE, INK, 2],
  ],
  acrobat: [
    ["M4 40h40", NONE, GOLD, 3],
    ["M24 40V25", NONE, SKIN, 4],
    ["M24 26 11 12M24 26l13-14", NONE, RED, 5],
    ["M24 37a5 5 0 1 1 .1 0z", SKIN, INK, 1.5],
    ["M19 23h10v6H19z", RED, INK, 1.5],
    ["M11 12 7 9M37 12l4-3", NONE, INK, 3],
  ],
  "fortune-teller": [
    ["M24 5a16 16 0 1 1-.1 0z", "#8fd6e8", INK, 2],
    ["M16 14q5-5 11-4", NONE, "#fff", 3],
    ["M13 21q11-11 22 0-11 11-22 0z", CREAM, INK, 1.8],
    ["M24 17a4 4 0 1 1-.1 0z", VIOLET, INK, 1.3],
    ["M12 36h24l5 9H7z", GOLD, INK, 2],
  ],
  pickpocket: [
    ["M8 22h32v16q0 6-16 6T8 38z", "#4d6a9c", INK, 2],
    ["M8 22h32v5H8z", "#6c8cc4", INK, 1.8],
    ["M13 32h22", NONE, CREAM, 1.5],
    ["M25 24V10l11-4 4 15", CREAM, INK, 1.8],
    ["M14 25q-4-14 3-16t5 5l3 8", SKIN, INK, 2],
  ],
  messenger: [
    ["M6 14h36v24H6z", CREAM, INK, 2],
    ["M6 14l18 14 18-14", NONE, INK, 2],
    ["M24 29a5 5 0 1 1-.1 0z", RED, INK, 1.5],
    ["M6 10Q0 4 9 4t9 8M42 10q6-6-3-6t-9 8", NONE, BLUE, 3],
  ],
  rebel: [
    ["M12 46V6", NONE, WOOD, 4],
    ["M12 7q8-5 15 0t15 0v19q-8 5-15 0t-15 0z", RED, INK, 2],
    ["M19 12l14 12M33 12 19 24", NONE, CREAM, 4],
  ],
  porter: [
    ["M24 6a5 5 0 1 1-.1 0z", SKIN, INK, 1.8],
    ["M18 17h12l2 15H16z", TEAL, INK, 1.8],
    ["M19 32v13M29 32v13", NONE, INK, 4],
    ["M3 20h14v12H3zM31 20h14v12H31z", WOOD, INK, 1.8],
    ["M7 20v-3h6v3M35 20v-3h6v3", NONE, GOLD, 2],
  ],
  magician: [
    ["M14 8h20v20H14z", INK, CREAM, 1.8],
    ["M7 28q17 7 34 0-2 7-17 7T7 28z", INK, CREAM, 1.8],
    ["M14 22h20v6q-10 3-20 0z", VIOLET],
    ["M6 46 34 37", NONE, CREAM, 3.5],
    ["M39 32l1.5 3.5L44 37l-3.5 1.5L39 42l-1.5-3.5L34 37l3.5-1.5z", GOLD, INK, 1],
  ],
  sweeper: [
    ["M36 3 25 25", NONE, WOOD, 4],
    ["M18 24l13 6-4 6-13-6z", RED, INK, 1.8],
    ["M14 30l13 6q-2 8-6 10L5 39q6-3 9-9z", GOLD, INK, 1.8],
    ["M12 38l-3 4M17 39l-2 5M22 40l-1 5", NONE, "#a8741f", 1.6],
    ["M36 36l5-2 2 5-5 2zM33 44l3-2 2 3-3 2z", PINK, INK, 1],
  ],
  patron: [
    ["M13 14h22l-4 6H17z", "#c98b3f", INK, 1.8],
    ["M17 20h14q14 12 8 22-15 5-30 0-6-10 8-22z", "#e0a653", INK, 2],
    ["M18 14q-6-10 1-8t5 2 5-2 1 8z", "#c98b3f", INK, 1.8],
    ["M24 26a7 7 0 1 1-.1 0z", GOLD, INK, 1.8],
    ["M24 29v8M21 31h5M21 35h5", NONE, INK, 1.6],
  ],
  mime: [
    ["M10 6h28v22q0 15-14 15T10 28z", "#fff", INK, 2],
    ["M17 14v9M31 14v9", NONE, INK, 2.5],
    ["M14 18.5q3-4 6 0-3 4-6 0zM28 18.5q3-4 6 0-3 4-6 0z", INK],
    ["M18 33q6 4 12 0-6-4-12 0z", RED, INK, 1.2],
    ["M17 25v4", NONE, BLUE, 2.5],
    ["M7 8q17-10 34 0-2-6-17-6T7 8z", INK],
  ],
};
