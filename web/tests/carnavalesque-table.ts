/** A small Carnavalesque for tests: what is printed, a view and its outlook, each to be changed. */
import type {
  CarnavalesqueOutlook,
  CarnavalesquePrinted,
  CarnavalesqueView,
  Deed,
  HandCard,
  Lying,
  Stroke,
} from "../src/games/carnavalesque/wire";

const DIRECTIONS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];
const SPANS = ["short", "medium", "long"];
const WAYS = ["glide", "sweep"];
const REACH = [200, 600, 1200];
const POINTS = ["fan", "balloon", "drum", "witch", "rabbit"];

function stroke(way: string, direction: string, span: string): Stroke {
  const turn = (DIRECTIONS.indexOf(direction) * Math.PI) / 4;
  const far = REACH[SPANS.indexOf(span)]!;
  const [x, y] = [Math.round(far * Math.cos(turn)), Math.round(far * Math.sin(turn))];
  return { move: `${way} ${direction} ${span}`, way, direction, span, x, y };
}

const card = (name: string, age: string, points: string[]) => ({ name, age, points, move: `card ${name}` });

export const PRINTED: CarnavalesquePrinted = {
  cards: [
    card("witch-fan", "child", ["fan", "witch"]),
    card("witch-drum", "teen", ["drum", "witch"]),
    card("rabbit-fan", "child", ["fan", "rabbit"]),
    card("joker-adult", "adult", ["fan", "balloon", "drum"]),
    card("third-workshop", "", []),
  ],
  ages: ["child", "teen", "adult"],
  points: POINTS,
  roles: ["fool", "acrobat", "mime"],
  costumes: ["witch", "rabbit"],
  decrees: ["decree child", "decree teen", "decree adult"],
  questions: POINTS.map((point) => `ask ${point}`),
  keeps: ["role fool", "role acrobat", "role mime"],
  spots: Array.from({ length: 64 }, (_, spot) => `spot ${spot}`),
  grabs: ["grab 1", "grab 2", "grab 3", "grab 4"],
  strokes: WAYS.flatMap((way) =>
    DIRECTIONS.flatMap((direction) => SPANS.map((span) => stroke(way, direction, span))),
  ),
  ways: WAYS,
  directions: DIRECTIONS,
  spans: SPANS,
  parade_places: 3,
  worth: [2, 1, -1],
  verdicts: ["whistles", "claps"],
  better_from: [36],
  width: 630,
  height: 880,
  radius: 3600,
  reach: REACH,
};

const VIEW: Partial<CarnavalesqueView> = {
  seat: 0,
  seats: 3,
  to_act: [],
  phase: "draw",
  version: "events",
  least: 4,
  gestures: 12,
  round: 1,
  king: 1,
  fool: 2,
  turn: 0,
  decree: -1,
  event: "",
  claimed: [],
  answer: -1,
  speech: ["freely", "freely", "freely"],
  hand: [],
  shown: [],
  hands: [[], [], []],
  sure: [[], [], []],
  maybe: [[], [], []],
  crowd: [],
  blind: false,
  strokes_made: 0,
  strokes: [],
  hand_at: [],
  calls: [],
  open: 2,
  floats: [[], [], []],
  common: [0, 0, 0],
  parade: [],
  dead_end: [],
  dealt_roles: [],
  role: -1,
  roles: [-1, -1, -1],
  asked: -1,
  offered: -1,
  score: 0,
  ending: "",
};

const OUTLOOK: CarnavalesqueOutlook = {
  scene: "crowd",
  crown_free: false,
  king: 1,
  fool: 2,
  pawn: [0, 3600],
  claims: [],
  answered: [],
  own_answer: null,
  unasked: null,
  leaving: -1,
  roles: ["", "", ""],
  deeds: [],
  hand: [],
  workshops: ["", "", "open"].map((door, place) => ({ door, send: `send ${place + 1}`, exit: "dead-end" })),
  parade: [],
  choosing: "spot",
  forbidden: [],
  to_lay: null,
  gestures: [],
  gestures_left: 12,
  voice: "",
};

export const view = (more: Partial<CarnavalesqueView> = {}) => ({ ...VIEW, ...more }) as CarnavalesqueView;
export const outlook = (more: Partial<CarnavalesqueOutlook> = {}) => ({ ...OUTLOOK, ...more });

/** Return a move that is offered as a button, or confirms what was chosen. */
export const deed = (
  move: string,
  text: string,
  more: Partial<Deed> & { args?: Deed["told"]["args"] } = {},
) => {
  const { args = {}, ...rest } = more;
  return { move, told: { text, args }, exit: "", at_once: true, ...rest } as Deed;
};

/** Return what a card of the hand leads to where it is laid. */
export const laid = (name: string): HandCard => ({
  toward: `lay ${name} `,
  asks: `lay ${name} 1`,
  onto: [1, 2, 3].map((workshop) => `lay ${name} ${workshop}`),
});

/** Return what a card of the hand leads to where it is given. */
export const given = (name: string): HandCard => ({ toward: `card ${name}`, asks: `card ${name}`, onto: [] });

export const lying = (spot: number, x: number, y: number, more: Partial<Lying> = {}): Lying => ({
  ...{ spot, x, y, angle: 0, face_up: false, age: 0, card: -1, covered_by: [] },
  ...more,
});
