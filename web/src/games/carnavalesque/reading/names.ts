/** What cards of the crowd are called, and what is printed on them. */
import type { Texts } from "../../../lib/words/texts";
import type { CarnavalesquePrinted } from "../wire";

const NO_AGE = "none";

/** Return the costume of a card: "" for a joker and for the Third Workshop card. */
export function costumeOf(card: number, printed: CarnavalesquePrinted): string {
  return printed.cards[card]?.points.find((point) => printed.costumes.includes(point)) ?? "";
}

/** Return the accessories of a card. */
export function accessoriesOf(card: number, printed: CarnavalesquePrinted): string[] {
  return printed.cards[card]?.points.filter((point) => !printed.costumes.includes(point)) ?? [];
}

/** Return the age that both sides of a card show: "" for the Third Workshop card. */
export function ageOf(card: number, printed: CarnavalesquePrinted): string {
  return printed.cards[card]?.age ?? "";
}

/** Name a card: "the witch with the fan". */
export function cardName(card: number, printed: CarnavalesquePrinted, texts: Texts): string {
  return texts.put(`card-${printed.cards[card]!.name}`);
}

/** Name a card with its age, where its name does not tell it already. */
export function cardLabel(card: number, printed: CarnavalesquePrinted, texts: Texts): string {
  const name = cardName(card, printed, texts);
  if (!costumeOf(card, printed)) return name;
  return texts.say("spot-up", { card: name, age: ageName(ageOf(card, printed), texts) });
}

/** Name an age. */
export function ageName(age: string, texts: Texts): string {
  return texts.put(`age-${age || NO_AGE}`);
}

/** Name a costume or an accessory. */
export function pointName(point: string, printed: CarnavalesquePrinted, texts: Texts): string {
  return texts.put(`${printed.costumes.includes(point) ? "costume" : "accessory"}-${point}`);
}
