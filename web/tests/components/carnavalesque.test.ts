// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import Ending from "../../src/games/carnavalesque/Ending.svelte";
import Table from "../../src/games/carnavalesque/Table.svelte";
import type { CarnavalesqueOutlook, CarnavalesqueView } from "../../src/games/carnavalesque/wire";
import { speak } from "../../src/lib/words/lang.svelte";
import { deed, given, laid, outlook, PRINTED, view } from "../carnavalesque-table";
import { textsOf } from "../reading";
import { Looker } from "./looker.svelte";
import { mountTable } from "./mounted";

beforeAll(() => speak("en"));
beforeEach(() => (document.elementsFromPoint = () => []));

let page: HTMLElement;

/** Mount a table with what one may do there. */
function show(
  seen: Partial<CarnavalesqueView>,
  follows: Partial<CarnavalesqueOutlook>,
  legal: string[],
  decides = true,
): Looker {
  const eyes = new Looker(view({ to_act: [0], ...seen }), { legal, outlook: outlook(follows) }, decides);
  page = mountTable(Table, "carnavalesque", eyes, PRINTED).container;
  return eyes;
}

const one = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const many = (selector: string) => Array.from(page.querySelectorAll<HTMLElement>(selector));
const labelOf = (selector: string) => one(selector).getAttribute("aria-label");
const press = (thing: HTMLElement) => (thing.click(), flushSync());
const words = (selector: string) => many(selector).map((each) => each.textContent.trim());

function key(code: string, more: KeyboardEventInit = {}): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true, ...more }));
  flushSync();
}

function drag(thing: HTMLElement, x: number, end = "pointerup"): void {
  thing.setPointerCapture = () => undefined;
  for (const [type, at] of [
    ["pointerdown", 0],
    ["pointermove", x],
    [end, x],
  ] as const) {
    const init = { clientX: at, clientY: 0, pointerId: 1, buttons: 1, bubbles: true };
    thing.dispatchEvent(new PointerEvent(type, init));
  }
  flushSync();
}

// --- the crown and the Decree

const CLAIM = [deed("claim", "move-claim"), deed("decline", "move-decline")];

it("offers the crown to whom it is free, and tells what was answered", () => {
  const eyes = show({ phase: "claim-crown" }, { crown_free: true, king: -1, fool: -1, deeds: CLAIM }, [
    "claim",
    "decline",
  ]);
  expect(one("[data-card='crown']").dataset.slot).toBe("cushion");
  press(one("[data-move='claim']"));
  expect(eyes.chosen).toEqual(["claim"]);
  const said = { text: "move-claim", args: {} };
  eyes.see({ legal: [], outlook: outlook({ crown_free: true, king: -1, own_answer: said }) });
  flushSync();
  expect(many(".answer [data-move]")).toHaveLength(0);
  expect(one(".answer p").textContent).toBe("You have answered: “The King, that’s me!”.");
});

it("says why the crown is not for the last King", () => {
  const unasked = { text: "refusal-outgoing-king", args: {} };
  show({ phase: "claim-crown", to_act: [2] }, { crown_free: true, king: -1, unasked }, []);
  expect(one(".answer p").textContent).toBe(
    `${textsOf("en", "carnavalesque").say("refusal-outgoing-king")}.`,
  );
});

it("lets a King set the Decree on an age, and shows the pawn to those who only look", () => {
  const eyes = show({ phase: "decree" }, {}, PRINTED.decrees);
  const ages = many("section.decree button");
  expect(ages.map(({ dataset }) => dataset.move)).toEqual(PRINTED.decrees);
  press(ages[1]!);
  expect(eyes.chosen).toEqual(["decree teen"]);
  show({ phase: "draw", decree: 2 }, {}, [], false);
  expect(many("section.decree button")).toHaveLength(0);
  expect(one("[data-card='pawn']").dataset.slot).toBe("age-2");
});

// --- the hand and the street

const KING = { phase: "lay", hand: [0, 1], hands: [[0, 1], [], []], open: 2 } as const;
const LAYS: Partial<CarnavalesqueOutlook> = {
  scene: "street",
  to_lay: 2,
  hand: [laid("witch-fan"), laid("witch-drum")],
  deeds: [deed("done", "move-done")],
};
const FITS = ["lay witch-fan 1", "lay witch-fan 2"];
const king = (more: Partial<CarnavalesqueView> = {}) => ({
  ...KING,
  hand: [...KING.hand],
  hands: KING.hands.map((backs) => [...backs]),
  ...more,
});

it("lays a card that was chosen where it is pressed next, by pointer as by keyboard", () => {
  const eyes = show(king(), LAYS, FITS);
  const card = one("[data-toward='lay witch-fan ']");
  press(card);
  expect([card.getAttribute("aria-pressed"), one(".hint").textContent]).toEqual([
    "true",
    expect.stringMatching(/witch/i),
  ]);
  expect(many("[data-workshop][data-legal]").map(({ dataset }) => dataset.move)).toEqual(FITS);
  press(one("[data-workshop='2']")); // Enter presses a button, as a click does
  expect(eyes.chosen).toEqual(["lay witch-fan 2"]);
  expect(many("[data-workshop][data-legal]")).toHaveLength(0);
});

it("asks why a card fits nowhere, and why the King may not end yet", () => {
  const eyes = show(king(), LAYS, FITS);
  press(one("[data-row='hand'] button:not([data-toward])"));
  const done = one(".ways button");
  expect(done.textContent).toMatch(/2 more to lay\), not possible now$/);
  press(done);
  expect(eyes.chosen).toEqual(["lay witch-drum 1", "done"]);
});

it("lays a card where it is dropped, and nowhere when the drag is cancelled", () => {
  const eyes = show(king(), LAYS, FITS);
  document.elementsFromPoint = () => [one("[data-workshop='1']")];
  const card = one("[data-toward='lay witch-fan ']");
  drag(card, 60, "pointercancel");
  expect([eyes.chosen, card.style.transform]).toEqual([[], ""]);
  drag(card, 60);
  expect(eyes.chosen).toEqual(["lay witch-fan 1"]);
  drag(one("[data-row='hand'] button:not([data-toward])"), 60); // the table says why not
  expect(eyes.chosen).toEqual(["lay witch-fan 1", "lay witch-drum 1"]);
});

it("says at the workshop and in the dock where a card would push a float", () => {
  const args = { card: "witch-fan", workshop: 1, count: 4 };
  const push = deed("lay witch-fan 1", "move-push-parade", { args, exit: "parade", at_once: false });
  show(king({ floats: [[2], [], []] }), { ...LAYS, deeds: [push] }, FITS);
  expect(words(".pushed")).toEqual([]);
  press(one("[data-toward='lay witch-fan ']"));
  const said = textsOf("en", "carnavalesque").say("move-push-parade", args);
  expect([labelOf("[data-workshop='1']"), one(".push").textContent]).toEqual([said, said]);
  expect(words(".pushed")).toHaveLength(1);
});

it("gives a card once it is chosen and confirmed", () => {
  const eyes = show(
    { phase: "give", hand: [0], hands: [[0], [], []] },
    {
      hand: [given("witch-fan")],
      deeds: [deed("card witch-fan", "move-give", { args: { card: "witch-fan" }, at_once: false })],
    },
    ["card witch-fan"],
  );
  expect(many(".ways button")).toHaveLength(0);
  press(one("[data-toward='card witch-fan']"));
  press(one(".ways [data-move='card witch-fan']"));
  expect(eyes.chosen).toEqual(["card witch-fan"]);
});

it("sends a float only once that is confirmed, and says so where it is lost", () => {
  const args = { workshop: 1, count: 1 };
  const send = deed("send 1", "move-send-dead-end", { args, exit: "dead-end", at_once: false });
  const done = deed("done", "move-done");
  const eyes = show(king({ floats: [[2], [], []] }), { ...LAYS, to_lay: 0, deeds: [done, send] }, [
    "send 1",
    "done",
  ]);
  const exit = one("[data-toward='send 1']");
  press(exit);
  const confirm = one(".ways [data-move='send 1']");
  expect(confirm.className).toContain("danger");
  press(exit);
  expect(many(".ways [data-move='send 1']")).toHaveLength(0);
  press(exit);
  press(one(".ways [data-move='send 1']"));
  expect(eyes.chosen).toEqual(["send 1"]);
});

it("shows the cards of a workshop where nothing is to be chosen", async () => {
  show({ phase: "draw", floats: [[2], [], []] }, {}, []);
  press(one("[data-workshop='1']"));
  await tick();
  expect(words("dialog li span")).toContain("the rabbit with a fan");
});

// --- the dark

const FOOL = { phase: "blind", blind: true } as const;
const GESTURES = ["flip", "dig", ...PRINTED.grabs, ...PRINTED.strokes.map(({ move }) => move)];

it("makes gestures by buttons", () => {
  const eyes = show(FOOL, { gestures: ["glide east long", "flip"], gestures_left: 10 }, GESTURES);
  press(one("input[value='sweep']"));
  press(one("input[value='long']"));
  press(one("[data-move='sweep north-east long']"));
  press(one("[data-move='dig']"));
  press(one("[data-move='grab 3']"));
  expect(eyes.chosen).toEqual(["sweep north-east long", "dig", "grab 3"]);
});

it("makes gestures by keys, one after the other as the table tells them", () => {
  const eyes = show(FOOL, {}, GESTURES);
  key("Digit1");
  key("KeyE");
  key("ArrowLeft", { shiftKey: true });
  expect(eyes.chosen).toEqual(["glide north-east short"]);
  eyes.see({ view: view({ ...FOOL, to_act: [0], strokes_made: 1 }) });
  flushSync();
  key("KeyF");
  key("Enter");
  expect(eyes.chosen).toEqual(["glide north-east short", "sweep west short", "flip", "grab 1"]);
});

it("makes strokes of a drag through the dark", () => {
  const side = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(8064);
  const other = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(8064);
  const eyes = show(FOOL, {}, GESTURES);
  drag(one(".zone"), 1250); // a pixel is a tenth of a millimetre here
  expect(eyes.chosen).toEqual(["glide east long"]);
  drag(one(".zone"), 0);
  expect(eyes.chosen).toHaveLength(1);
  side.mockRestore();
  other.mockRestore();
});

it("asks why a gesture cannot be, and is no button to who only watches", () => {
  const eyes = show(FOOL, { gestures_left: 0 }, PRINTED.grabs);
  expect(labelOf(".flip button")).toMatch(/, not possible now$/);
  press(one(".flip button"));
  expect(eyes.chosen).toEqual(["flip"]);
  show(FOOL, {}, [], false);
  expect(many(".dark button")).toHaveLength(0);
});

it("calls Stop by button and by key, says nothing, or is mute", () => {
  const blind = { phase: "blind", calls: [] } as const;
  const seen = { ...blind, calls: [] };
  const eyes = show(seen, { voice: "free" }, ["stop", "quiet"]);
  press(one("[data-move='stop']"));
  key("KeyS");
  press(one("[data-move='quiet']"));
  expect(eyes.chosen).toEqual(["stop", "stop", "quiet"]);
  eyes.see({ legal: [], outlook: outlook({ voice: "called" }) });
  flushSync();
  expect(one(".stop").textContent).toContain("You have called.");
  const mute = show(seen, { voice: "mute" }, []);
  key("KeyS");
  expect([mute.chosen, many(".stop").length, words(".hush")]).toEqual([
    [],
    0,
    ["The King is silent, even now."],
  ]);
});

// --- the end

it.each([
  ["claps", "claps", 1],
  ["dead-end", "", 0],
])("tells how it ended: %s", (ending, verdict, won) => {
  const over = view({ phase: "over", parade: [[0, 1]], dead_end: [3], score: 3, ending });
  const frame = new Looker(over, { outlook: outlook({ scene: "street" }) }).frame;
  const texts = textsOf("en", "carnavalesque", ["A", "B", "C"]);
  page = render(Ending, { props: { frame, texts, printed: PRINTED } }).container;
  expect([one(".points strong").textContent, many(".rows [role=img]").length]).toEqual(["3", 3]);
  expect(many(".ending.won")).toHaveLength(won);
  expect(many(".verdicts [aria-current]")).toHaveLength(verdict ? 1 : 0);
});
