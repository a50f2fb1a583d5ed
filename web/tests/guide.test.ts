import { beforeEach, expect, it, vi } from "vitest";
import { beginLesson, Guide } from "../src/lib/guide/guide.svelte";
import { explanationsOf, type Lesson } from "../src/lib/guide/lesson";
import { numbersOf } from "../src/lib/words/sentence";
import type { ChairSeen, Frame, Happened } from "../src/wire";

const remark = (key: string) => ({ key, at: "", clauses: [] });
const lesson = {
  seats: 2,
  welcome: [{ key: "hello" }, { key: "rules" }],
  decisions: [
    { ...remark("play"), phase: "action", moves: ["play "] },
    { ...remark("take"), phase: "action" },
    { ...remark("salt"), phase: "salt" },
    { ...remark("road-left"), phase: "road", where: { option: "left" } },
    { ...remark("road-right"), phase: "road", where: { option: "right" } },
  ],
  moments: [
    { ...remark("robbed"), events: ["steal"], who: "to-me" },
    { ...remark("theft"), events: ["steal"], who: "another", unless: "lock" },
    { ...remark("over"), events: ["round-won"] },
    { ...remark("last"), events: ["countdown"], until: "round-won" },
  ],
  learnt: [],
} as unknown as Lesson;

const BOT = { kind: "bot" } as ChairSeen;
const ME = { kind: "person" } as ChairSeen;

/** A frame of the first seat: waiting for a bot, unless moves are possible. */
const frame = (turn: number, phase = "wait", legal: string[] = [], more: Partial<Frame> = {}) =>
  ({
    turn,
    seat: 0,
    stage: "playing",
    chairs: [ME, BOT],
    left: null,
    legal,
    mine: false,
    view: { phase, seat: 0, least: 3 },
    ...more,
  }) as unknown as Frame;
const event = (key: string, args: Happened["args"] = {}) => ({ number: 1, key, args, told: false });

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** A guide that has welcomed its listener. */
function welcomed(): Guide {
  beginLesson("g");
  const guide = new Guide("g", lesson);
  guide.next();
  guide.next();
  return guide;
}
const saidBy = (guide: Guide) => guide.said?.remark.key ?? "";

it("says nothing where no lesson was begun", () => {
  const guide = new Guide("g", lesson);
  guide.see(frame(1, "salt", ["salt clover"]), []);
  expect([guide.on, guide.card, guide.said]).toEqual([false, null, null]);
});

it("welcomes card by card before it speaks of the game", () => {
  beginLesson("g");
  const guide = new Guide("g", lesson);
  guide.see(frame(1, "action", ["take a"]), []);
  const cards = [guide.card?.key, saidBy(guide)];
  guide.next();
  cards.push(guide.card?.key);
  guide.next();
  expect([...cards, guide.card, saidBy(guide)]).toEqual(["hello", "", "rules", null, "take"]);
});

it("speaks of what happened, then of what is asked, one at a time", () => {
  const guide = welcomed();
  guide.see(frame(1, "action", ["take a"]), [event("round-won"), event("steal", { seat: 1, to: 0 })]);
  const said = [];
  for (let each = saidBy(guide); each; each = saidBy(guide)) {
    said.push(each);
    guide.next();
  }
  expect(said).toEqual(["robbed", "theft", "over", "take"]);
});

it("speaks of what an option of the table asks for, and of nothing else", () => {
  const at = (option: string) =>
    explanationsOf(lesson, frame(1, "road", ["go"], { view: { phase: "road", option } as never })).map(
      ({ key }) => key,
    );
  expect([at("left"), at("right")]).toEqual([["road-left"], ["road-right"]]);
});

it("does not speak of what is past", () => {
  const guide = welcomed();
  guide.see(frame(1, "action", ["take a"]), [event("steal", { seat: 1, to: 0 }), event("countdown")]);
  const before = saidBy(guide);
  guide.see(frame(2, "wait", [], { mine: true }), [event("round-won")]);
  const said = [];
  for (let each = saidBy(guide); each; each = saidBy(guide)) {
    said.push(each);
    guide.next();
  }
  expect([before, said]).toEqual(["robbed", ["theft", "over"]]);
});

it("knows who did it to whom, and what makes it another thing", () => {
  const guide = welcomed();
  guide.see(frame(1), [event("steal", { seat: 0, to: 1 })]);
  guide.see(frame(2), [event("steal", { seat: 1, to: 2 }), event("lock")]);
  expect(saidBy(guide)).toBe("");
  guide.see(frame(3), [event("steal", { seat: 1, to: 2 })]);
  expect(saidBy(guide)).toBe("theft");
});

it("says everything once, on this device", () => {
  const guide = welcomed();
  guide.see(frame(1, "salt", ["salt clover"]), []);
  guide.next();
  guide.see(frame(5, "salt", ["salt clover"]), []);
  const again = new Guide("g", lesson);
  again.see(frame(1, "salt", ["salt clover"]), []);
  expect([saidBy(guide), again.card, saidBy(again)]).toEqual(["", null, ""]);
});

it("speaks once of a decision, and of its next side when it comes again", () => {
  const guide = welcomed();
  const asked = (turn: number) => guide.see(frame(turn, "action", ["play a", "take b"]), []);
  asked(1);
  const first = saidBy(guide);
  guide.next();
  asked(1); // somebody said something
  const same = saidBy(guide);
  asked(2);
  expect([first, same, saidBy(guide)]).toEqual(["play", "", "take"]);
});

it("stops speaking of a decision that was made, and takes it as read", () => {
  const guide = welcomed();
  guide.see(frame(1, "salt", ["salt clover"]), []);
  guide.see(frame(2), []);
  guide.see(frame(3, "salt", ["salt clover"]), []);
  expect(saidBy(guide)).toBe("");
});

it("stops speaking of an event when whoever listens has moved on", () => {
  const guide = welcomed();
  guide.see(frame(1), [event("round-won")]);
  guide.see(frame(2), []);
  const meanwhile = saidBy(guide);
  guide.see(frame(3, "wait", [], { mine: true }), []);
  expect([meanwhile, saidBy(guide)]).toEqual(["over", ""]);
});

it("drops what waited too long, and says it the next time", () => {
  const guide = welcomed();
  guide.see(frame(1), [event("steal", { seat: 1, to: 2 }), event("round-won")]);
  guide.see(frame(20), []);
  guide.next();
  const dropped = saidBy(guide);
  guide.see(frame(21), [event("round-won")]);
  expect([dropped, saidBy(guide)]).toEqual(["", "over"]);
});

it("drops a decision that was made before its turn to speak came", () => {
  const guide = welcomed();
  guide.see(frame(1, "salt", ["salt clover"]), [event("round-won")]);
  guide.see(frame(2), []);
  guide.next();
  const dropped = saidBy(guide);
  guide.see(frame(3, "salt", ["salt clover"]), []);
  expect([dropped, saidBy(guide)]).toEqual(["", "salt"]);
});

it("is silent when skipped, and speaks of what is asked when turned on again", () => {
  const guide = welcomed();
  const asked = frame(1, "salt", ["salt clover"]);
  guide.see(asked, []);
  guide.next();
  guide.skip();
  guide.see(frame(2), [event("round-won")]);
  expect([guide.on, saidBy(guide), new Guide("g", lesson).on]).toEqual([false, "", false]);
  guide.resume(asked);
  expect([guide.on, saidBy(guide), new Guide("g", lesson).on]).toEqual([true, "salt", true]);
});

it("welcomes again when asked to", () => {
  const guide = welcomed();
  guide.skip();
  guide.welcomeAgain();
  expect(guide.card?.key).toBe("hello");
});

it("lets bots wait while somebody reads, but no people, no clock and no move of one's own", () => {
  const guide = welcomed();
  const calm = guide.holds(frame(1));
  guide.see(frame(1), [event("round-won")]);
  expect([
    calm,
    guide.holds(frame(1)),
    guide.holds(frame(1, "salt", ["salt clover"])),
    guide.holds(frame(1, "wait", [], { left: 30 })),
    guide.holds(frame(1, "wait", [], { chairs: [ME, ME] })),
    guide.holds(frame(1, "over", [], { stage: "over" })),
  ]).toEqual([false, true, false, false, false, false]);
});

it("explains what is possible now, or all of a phase to whoever waits", () => {
  const keys = (now: Frame) => explanationsOf(lesson, now).map(({ key }) => key);
  expect(keys(frame(1, "action", ["take a"]))).toEqual(["take"]);
  expect(keys(frame(1, "action"))).toEqual(["play", "take"]);
  expect(numbersOf(frame(1))).toEqual({ least: 3 });
});

it("begins anew with every lesson, and survives a broken memory", () => {
  welcomed().skip();
  beginLesson("g");
  expect(new Guide("g", lesson).card?.key).toBe("hello");
  kept.set("ludo-guide-g", "{");
  expect(new Guide("g", lesson).on).toBe(false);
});
