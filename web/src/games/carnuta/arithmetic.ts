/** Why a card scores what it scores, said with its numbers. */
import type { Texts } from "../../lib/texts";
import type { CarnutaCard } from "../../wire";
import { pointsKind } from "./board";

/** Say where the points of a card come from, with so much of each ingredient. */
export function sayWhy(
  card: CarnutaCard,
  amounts: readonly number[],
  points: number,
  ingredients: readonly string[],
  texts: Texts,
): string {
  const kind = pointsKind(card);
  const counted = card.of.map((each) =>
    texts.say(`amount-${each}`, { amount: amounts[ingredients.indexOf(each)] ?? 0 }),
  );
  return texts.say(`why-${kind}`, {
    times: card.times,
    sets: card.times ? points / card.times : 0,
    points,
    ingredients: [...card.of],
    counted: counted.join(kind === "both" ? " + " : ", "),
  });
}

/** Return the amounts of a potion with one card more in a column. */
export function amountsWith(amounts: readonly number[], kind: number, more: number): number[] {
  return amounts.map((amount, each) => (each === kind ? amount + more : amount));
}

/** Return how often a card scores: once if it speaks of no ingredient, else for each set of them. */
export function setsOf(
  card: CarnutaCard,
  amounts: readonly number[],
  ingredients: readonly string[],
): number {
  const found = card.of.map((each) => amounts[ingredients.indexOf(each)] ?? 0);
  if (!found.length) return 1;
  return card.scoring === "both" ? found.reduce((sum, each) => sum + each, 0) : Math.min(...found);
}
