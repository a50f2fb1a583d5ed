// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { Advised } from "../../src/lib/table/advised.svelte";
import { speak } from "../../src/lib/words/lang.svelte";
import HintCard from "../../src/table/HintCard.svelte";
import Log from "../../src/table/Log.svelte";
import Sheet from "../../src/ui/Sheet.svelte";
import type { Hint } from "../../src/wire";
import { textsOf } from "../reading";

const texts = textsOf("en", "kraaw", ["Ana", "Bo"]);
const event = (number: number, seat: number) => ({ number, key: "keep", told: false, args: { seat } });

beforeAll(() => speak("en"));

it("lists what happened, marks one's own lines, and leads from line to line by the arrow keys", () => {
  const picked: number[] = [];
  const events = [event(1, 0), event(2, 1), event(3, 0)];
  const pick = ({ number }: { number: number }) => picked.push(number);
  const marked = ({ number }: { number: number }) => number === 2;
  const page = render(Log, { props: { events, seat: 0, texts, at: 2, marked, pick } });
  const lines = page.getAllByRole("button");
  expect(page.container.querySelectorAll("li.mine")).toHaveLength(2);
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  lines[2]!.focus();
  lines[2]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  expect(document.activeElement).toBe(lines[1]);
  lines[1]!.click();
  expect([picked, lines[1]!.getAttribute("aria-current")]).toEqual([[2], "true"]);
});

it("closes a sheet by its button and by a click beside it, not by one inside", () => {
  const close = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
  const page = render(Sheet, { title: "Rules", open: true, close, children });
  page.getByText("inside").click();
  expect(close).not.toHaveBeenCalled();
  page.getByRole("button", { name: "Close" }).click();
  page.container.querySelector("dialog")!.click();
  expect(close).toHaveBeenCalledTimes(2);
});

it("shows a hint with its value and reason, plays it, and is put away", () => {
  const advised = new Advised(() => Promise.resolve(null));
  const chosen: string[] = [];
  const page = render(HintCard, { advised, texts, choose: (move: string) => chosen.push(move) });
  expect(page.queryByRole("button")).toBeNull();
  const words = (text: string) => ({ text, parts: [] });
  advised.hear({
    n: 1,
    turn: 1,
    games: 200,
    together: false,
    moves: [
      { move: "look", words: words("look at a card"), value: 640, tried: 150 },
      { move: "lock", words: words("lock a card"), value: 410, tried: 50 },
    ],
    reason: null,
  } as unknown as Hint);
  flushSync();
  expect(Array.from(page.container.querySelectorAll("b"), (each) => each.textContent)).toEqual([
    "64%",
    "41%",
  ]);
  page.getByRole("button", { name: texts.say("web-hint-play") }).click();
  page.getByRole("button", { name: texts.say("web-hint-close") }).click();
  flushSync();
  expect([chosen, page.queryByRole("button")]).toEqual([["look"], null]);
});
