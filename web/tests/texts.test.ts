import { describe, expect, it } from "vitest";
import type { Lang } from "../src/lib/words/texts";
import type { Phrase } from "../src/wire";
import { textsOf } from "./reading";

const kraawIn = (lang: Lang, names: string[] = []) => textsOf(lang, "kraaw", names);

describe("texts", () => {
  const names = ["Ana", "Bo", "Cy"];
  const english = kraawIn("en", names);

  it("tell an event to its reader: who acted reads you, who was told a secret reads it", () => {
    const reveal = { key: "reveal", args: { seat: 0, place: 2, value: 4 }, told: false };
    expect(english.event(reveal, 0)).toBe("You reveal your card 2: a 4.");
    expect(english.event(reveal, 1)).toBe("Ana reveals card 2: a 4.");
    const look = { key: "look", args: { seat: 1, place: 2, value: 4 }, told: true };
    expect(english.event(look, 1)).toBe("You look at your card 2: it is a 4.");
  });

  it("tell what a bot did for somebody as the bot's, to that person too", () => {
    const reveal = { key: "reveal", args: { seat: 0, place: 2, value: 4 }, told: false, stand_in: 0 };
    expect(english.event(reveal, 1)).toBe("A bot, for Ana, reveals card 2: a 4.");
    expect(english.event(reveal, 0)).toBe("A bot, for you, reveals card 2: a 4.");
    expect(kraawIn("fr", names).event(reveal, 1)).toMatch(/^Un robot, pour Ana, /);
    const look = { key: "look", args: { seat: 0, place: 2, value: 4 }, told: true, stand_in: 0 };
    expect(english.event(look, 0)).toBe("A bot, for you: You look at your card 2: it is a 4.");
    expect(english.event({ ...reveal, stand_in: 1 }, 1)).toBe("Ana reveals card 2: a 4.");
  });

  it("join names as the language does", () => {
    expect(kraawIn("fr").join(names)).toBe("Ana, Bo et Cy");
    expect(english.join(names)).toBe("Ana, Bo and Cy");
    expect(english.join(["Ana"])).toBe("Ana");
  });

  it("name seats, also those that go by `to`, and number those without a name", () => {
    const steal = { key: "steal", args: { seat: 2, to: 0, place: 1 }, told: false };
    expect(english.event(steal, 1)).toBe("Cy wants card 1 of Ana.");
    expect(english.name(5)).toBe("Player 6");
  });

  it("translate words and enumerate lists", () => {
    const args = { seat: 0, raven: "jais" };
    expect(english.event({ key: "raven", args, told: false }, 1)).toBe("Ana plays Jet.");
    expect(english.say("table-hand", { hand: [1, 2, 5] })).toBe("Hand dealt: 1, 2, 5");
    expect(english.say("event-final", { seats: [0, 1], round: 4, seat: 0 })).toContain("Ana and Bo");
  });

  it("say why not: by a rule of the game if there is a clause, else by the house", () => {
    const rule = { key: "turn-of-other", args: { seat: 1 }, clause: "K4.1" };
    expect(english.reason(rule)).toBe("It is the turn of Bo");
    expect(english.reason({ key: "fault-stale", args: {}, clause: "" })).toContain("changed meanwhile");
  });

  it("treat a missing text or argument as an error, not as a blank", () => {
    expect(() => english.put("no-such-key")).toThrow();
    expect(() => english.say("event-look", { seat: 0 })).toThrow();
    expect(english.has("phase-look-at.you")).toBe(true);
    expect(english.has("phase-look-at.them")).toBe(false);
  });

  it("keep their words when the names change", () => {
    expect(english.withNames(["Zoé"]).name(0)).toBe("Zoé");
  });
});

it("says a phrase whose parts lie inside each other", () => {
  const parts: Phrase["parts"] = [
    { key: "card-known", args: { value: 3 } },
    { key: "card-choice", args: { seat: 1, place: 2, card: "\ue000" } },
  ];
  const said = kraawIn("en", ["Ana", "Bo"]).phrase({ text: "\ue001!", parts });
  expect(said).toBe(
    kraawIn("en", ["Ana", "Bo"]).say("card-choice", { seat: 1, place: 2, card: "hidden, it is a 3" }) + "!",
  );
});
