/** Saying what a card costs: suns and moons to flip, suns and moons to give back. */
import type { Texts } from "../../../lib/words/texts";
import type { CostSymbol } from "../wire";

/** Say a cost in words: flip 1 Sun, give back 1 Moon. */
export function sayCost(cost: readonly CostSymbol[], texts: Texts): string {
  const counts = new Map<string, number>();
  for (const { act, face } of cost) {
    const key = `web-cost-${act}-${face}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const words = Array.from(counts, ([key, count]) => texts.put(key, { count }));
  return words.length ? texts.join(words) : texts.say("web-cost-free");
}
