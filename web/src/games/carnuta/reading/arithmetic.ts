/** Why a card scores what it scores, or would, said with its numbers. */
import type { Texts } from "../../../lib/words/texts";
import type { CarnutaCard, Foreseen } from "../wire";

/** Say where the points of a card come from; `counted` is how much there is of what it speaks of. */
export function sayWhy(card: CarnutaCard, counted: readonly number[], points: number, texts: Texts): string {
  const amounts = card.of.map((each, place) => texts.put(`amount-${each}`, { amount: counted[place]! }));
  return texts.put(`why-${card.scoring}`, {
    times: card.times,
    sets: card.times ? points / card.times : 0,
    points,
    ingredients: [...card.of],
    counted: amounts.join(card.scoring === "both" ? " + " : ", "),
  });
}

/** Say how the points that a card would bring come about: by itself, and to the other cards. */
export function reasonsOf(card: CarnutaCard, { gain, points, counted }: Foreseen, texts: Texts): string[] {
  if (card.ingredient === "salt") return [texts.say("web-why-salt", { points: gain })];
  const lines = [texts.say("web-why-own", { why: sayWhy(card, counted, points, texts) })];
  if (gain > points) lines.push(texts.say("web-why-others", { points: gain - points }));
  return lines;
}
