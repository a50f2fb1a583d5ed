/** Reading what a card costs: suns and moons to flip, suns and moons to give back. */
import type { Texts } from "../../../lib/words/texts";
import type { Face } from "./runes";

export type Cost = readonly [number, number, number, number];
export type Act = "flip" | "give";

/** One symbol of a cost: what happens to one rune of a face. */
export interface Sign {
  act: Act;
  face: Face;
}

const SIGNS: readonly Sign[] = [
  { act: "flip", face: "sun" },
  { act: "flip", face: "moon" },
  { act: "give", face: "sun" },
  { act: "give", face: "moon" },
];

/** Return the symbols of a cost, one by one, as they are printed on a card. */
export function signsOf(cost: Cost): Sign[] {
  return SIGNS.flatMap((sign, each) => Array<Sign>(cost[each]!).fill(sign));
}

/** Say a cost in words: flip 1 Sun, give back 1 Moon. */
export function sayCost(cost: Cost, texts: Texts): string {
  const words = SIGNS.flatMap(({ act, face }, each) =>
    cost[each] ? [texts.put(`web-cost-${act}-${face}`, { count: cost[each] })] : [],
  );
  return words.length ? texts.join(words) : texts.say("web-cost-free");
}
