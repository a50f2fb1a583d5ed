/** Reading a view of Carnavalesque: who does what, what floats share, where one should look. */
import type { CarnavalesqueOutlook, CarnavalesquePrinted, CarnavalesqueView, Phase } from "../wire";

export const UNKNOWN = -1;
export const UNMARKED = 3;
export const WORKSHOPS = 3;
export const PARADE_PLACES = 3;
/** The parts of the street, in the order in which `printed.worth` says what a card brings there. */
const PARTS = ["parade", "workshop", "dead-end"] as const;

const CROWN_PHASES: readonly Phase[] = ["claim-crown", "hold-crown"];
const AT_ONCE: readonly Phase[] = [...CROWN_PHASES, "pass-left", "keep-role"];
const STREET_PHASES: readonly Phase[] = ["lay", "rescue", "over"];
const CARD_PHASES: readonly Phase[] = ["give", "pass-left", "reject", "offer"];

/** Say whether the crown lies on its cushion, to be taken. */
export const crownIsFree = (view: CarnavalesqueView): boolean => CROWN_PHASES.includes(view.phase);

/** Return who wears the crown now, or nobody. */
export const reigning = (view: CarnavalesqueView): number => (crownIsFree(view) ? UNKNOWN : view.king);

/** Say whether a seat has answered already where all answer at once. */
export function hasDecided(view: CarnavalesqueView, seat: number): boolean {
  return AT_ONCE.includes(view.phase) && isAsked(view, seat) && !view.to_act.includes(seat);
}

function isAsked(view: CarnavalesqueView, seat: number): boolean {
  if (view.phase === "hold-crown") return view.claimed.includes(seat);
  if (view.phase === "pass-left") return (view.hands[seat] ?? []).length > 0;
  return seat !== view.king;
}

/** Say which card a seat keeps of the roles: none yet, one face down, or a role by its name. */
export function roleOf(view: CarnavalesqueView, seat: number, printed: CarnavalesquePrinted): string {
  if (view.version !== "roles" || crownIsFree(view) || seat === view.king) return "";
  const role = view.roles[seat] ?? UNKNOWN;
  if (role >= 0) return printed.roles[role]!;
  if (view.phase === "keep-role" && view.to_act.includes(seat)) return "";
  return "hidden";
}

/** Return the costumes and accessories of a mask, by their names. */
export function pointsOf(mask: number, printed: CarnavalesquePrinted): string[] {
  return printed.points.filter((_, point) => (mask >> point) & 1);
}

/** Return what the cards of a float have in common. */
export function inCommon(cards: readonly number[], printed: CarnavalesquePrinted): string[] {
  const [first, ...rest] = cards.map((card) => printed.cards[card]!.points);
  return (first ?? []).filter((point) => rest.every((points) => points.includes(point)));
}

/** Say which part of the table matters most now, where not everything fits. */
export function attention(view: CarnavalesqueView): "street" | "crowd" {
  return STREET_PHASES.includes(view.phase) ? "street" : "crowd";
}

/** Return the beginning of the moves that a card of the hand leads to, or "" where it leads nowhere. */
export function towardOf(view: CarnavalesqueView, name: string, legal: readonly string[]): string {
  const card = view.phase === "lay" ? (name === "third-workshop" ? "open" : `lay ${name} `) : `card ${name}`;
  const apt = view.phase === "lay" || CARD_PHASES.includes(view.phase);
  return apt && legal.some((move) => move.startsWith(card)) ? card : "";
}

/** Return where a float would go if it left now, as the texts of its move call it. */
export function exitOf(view: CarnavalesqueView, workshop: number): "parade" | "dead-end" {
  return view.floats[workshop]!.length >= view.least ? "parade" : "dead-end";
}

/** Return where a float would go that a move pushes out, or "" where it pushes none. */
export function pushedTo(view: CarnavalesqueView, outlook: CarnavalesqueOutlook | null, move: string) {
  return outlook?.pushes.includes(move) ? exitOf(view, Number(move.at(-1)) - 1) : "";
}

/** Say what a move that pushes a float out would do, as its text and what is told in it. */
export function pushOf(view: CarnavalesqueView, move: string) {
  const [, card, workshop] = move.split(" ") as [string, string, string];
  const place = Number(workshop) - 1;
  const args = { card, workshop: place + 1, count: view.floats[place]!.length };
  return [`move-push-${exitOf(view, place)}`, args] as const;
}

/** Return how many cards the King still has to lay, at least. */
export const leftToLay = (view: CarnavalesqueView): number => Math.max(0, view.required - view.laid);

/** Return what every part of the street brings: parade places, workshops, then the dead end. */
export function scoreRows(view: CarnavalesqueView, { worth }: CarnavalesquePrinted) {
  return [view.parade, view.floats, [view.dead_end]].flatMap((places, part) =>
    places
      .map((cards, place) => ({ part: PARTS[part]!, place: place + 1, cards, each: worth[part]! }))
      .filter(({ cards }) => cards.length > 0)
      .map((row) => ({ ...row, points: row.each * row.cards.length })),
  );
}
