/** Why a card would bring what the server says it would bring: by itself, and to the other cards. */
import type { Texts } from "../../lib/texts";
import type { CarnutaCard, CarnutaPrinted, CarnutaView } from "../../wire";
import { amountsWith, sayWhy, setsOf } from "./arithmetic";

/** Say how the points that a card would bring come about, in one or two lines. */
export function reasonsOf(
  view: CarnutaView,
  { ingredients }: CarnutaPrinted,
  card: CarnutaCard,
  gain: number,
  texts: Texts,
): string[] {
  if (card.ingredient === "salt") return [texts.say("web-why-salt", { points: gain })];
  const kind = ingredients.indexOf(card.ingredient);
  const amounts = amountsWith(view.amounts[view.seat]!, kind, card.counts_as);
  const own = card.times * setsOf(card, amounts, ingredients);
  const lines = [texts.say("web-why-own", { why: sayWhy(card, amounts, own, ingredients, texts) })];
  if (gain > own) lines.push(texts.say("web-why-others", { points: gain - own }));
  return lines;
}
