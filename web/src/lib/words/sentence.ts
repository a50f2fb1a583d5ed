/** What everybody should know at a glance: whose turn it is and what is expected. */
import type { ChairSeen, Frame } from "../../wire";
import type { Texts } from "./texts";

/** Return what each seat is called: a person by their name, a bot by one of its level and its own. */
export function namesOf(chairs: readonly ChairSeen[], house: Texts): string[] {
  const people = chairs.filter((chair) => chair.kind !== "bot").map((chair) => chair.name);
  return chairs.map((chair, seat) => {
    if (chair.kind === "bot") return botName(chair.level, seat + 1, people, house);
    return chair.name || house.say("seat-name", { number: seat + 1 });
  });
}

/** Return what a bot is called; where a person has that name, the number of its seat tells them apart. */
function botName(level: string, number: number, people: readonly string[], house: Texts): string {
  const key = `web-bot-${level}`;
  const name = house.put(house.has(key) ? key : "bot-name", { number });
  return people.includes(name) ? `${name} ${number}` : name;
}

/** Return the seats where a bot thinks while the game waits for it. */
export function thinkingSeats({ stage, chairs, waits_for }: Frame): number[] {
  if (stage !== "playing") return [];
  return waits_for.filter((seat) => chairs[seat]!.kind === "bot" || chairs[seat]!.away);
}

/** Return the numbers of a view that a text may name, such as how many cards something takes. */
export function numbersOf({ view }: Frame): Record<string, number> {
  const numbers = Object.entries(view ?? {}).filter(
    ([key, value]) => key !== "seat" && Number.isInteger(value),
  );
  return Object.fromEntries(numbers);
}

/** Return the sentence of a phase, said to whoever looks. */
export function phaseSentence(frame: Frame, texts: Texts): string {
  const { view } = frame;
  if (!view) return "";
  const key = `phase-${view.phase}`;
  const mine = view.to_act.includes(view.seat) && texts.has(`${key}.you`);
  const args = { ...numbersOf(frame), seat: view.to_act[0] ?? 0, seats: view.to_act };
  return texts.put(mine ? `${key}.you` : key, args);
}
