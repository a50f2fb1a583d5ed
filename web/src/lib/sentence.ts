/** What everybody should know at a glance: whose turn it is and what is expected. */
import type { ChairSeen, Frame } from "../wire";
import type { Texts } from "./texts";

/** Return what each seat is called. */
export function namesOf(chairs: readonly ChairSeen[], house: Texts): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === "bot") return house.say("bot-name", { number: seat + 1 });
    return chair.name || house.say("seat-name", { number: seat + 1 });
  });
}

/** Return the sentence of a phase, said to whoever looks. */
export function phaseSentence(frame: Frame, texts: Texts): string {
  const { view } = frame;
  if (!view) return "";
  const key = `phase-${view.phase}`;
  const mine = view.to_act.includes(view.seat) && texts.has(`${key}.you`);
  const args = { seat: view.to_act[0] ?? 0, seats: view.to_act };
  return texts.say(mine ? `${key}.you` : key, args);
}
