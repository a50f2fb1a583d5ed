import { expect, it } from "vitest";
import { namesOf, phaseSentence, thinkingSeats } from "../src/lib/words/sentence";
import type { ChairSeen, Frame } from "../src/wire";
import { textsOf } from "./reading";

const chair = (kind: string, name: string, level: string): ChairSeen =>
  ({ kind, name, level }) as Partial<ChairSeen> as ChairSeen;
const bots = (level: string) => Array.from({ length: 8 }, () => chair("bot", "", level));

it.each(["fr", "en"] as const)("gives each bot a name of its own, by level and seat, in %s", (lang) => {
  const names = ["beginner", "regular", "expert"].flatMap((level) => namesOf(bots(level), textsOf(lang)));
  expect(new Set(names).size).toBe(names.length);
});

it("calls people by their names, and a bot that shares one also by its seat", () => {
  const chairs = [chair("person", "Paulette", ""), chair("bot", "", "regular"), chair("open", "", "")];
  expect(namesOf(chairs, textsOf("fr"))).toEqual(["Paulette", "Paulette 2", "Joueur 3"]);
});

it("numbers bots of a level that has no names yet", () => {
  expect(namesOf([chair("bot", "", "new-level")], textsOf("en"))).toEqual(["Bot 1"]);
});

const CHAIRS = [{ kind: "person" }, { kind: "bot" }, { kind: "person", away: true }];
const frame = (stage: string, waits_for: number[]) =>
  ({ stage, chairs: CHAIRS, waits_for }) as unknown as Frame;

it("sees where a bot thinks, for itself or for somebody who is gone", () => {
  expect(thinkingSeats(frame("playing", [0, 1, 2]))).toEqual([1, 2]);
  expect(thinkingSeats(frame("playing", [0]))).toEqual([]);
  expect(thinkingSeats(frame("over", [1]))).toEqual([]);
});

it("asks whoever has no action left to end the turn: a sentence may name any number of the view", () => {
  const asked = (actions: number, seat: number) =>
    phaseSentence(
      { view: { seat, seats: 2, to_act: [0], phase: "action", actions } } as unknown as Frame,
      textsOf("en", "carnuta"),
    );
  expect(asked(2, 0)).toBe("Your turn: choose an action.");
  expect(asked(0, 0)).toBe("No action left: end your turn.");
  expect(asked(0, 1)).toContain("ends the turn");
});
