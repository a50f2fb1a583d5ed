import { expect, it } from "vitest";
import { Choice } from "../src/lib/stage/choice.svelte";
import type { Looking } from "../src/lib/table/looking";

function choiceAmong(legal: string[]) {
  const chosen: string[] = [];
  const eyes = { frame: { legal }, choose: (move: string) => chosen.push(move) };
  return { choice: new Choice(() => eyes as unknown as Looking), chosen, eyes };
}

it("knows the moves that a beginning leads to, and lets go of it when it is chosen again", () => {
  const { choice } = choiceAmong(["lay fan 1", "lay fan 2", "lay kite 1", "done"]);
  choice.toggle("lay fan ");
  expect([choice.toward, choice.moves]).toEqual(["lay fan ", ["lay fan 1", "lay fan 2"]]);
  choice.toggle("lay kite ");
  expect(choice.moves).toEqual(["lay kite 1"]);
  choice.toggle("lay kite ");
  expect([choice.toward, choice.moves]).toEqual(["", []]);
});

it("forgets a beginning that no legal move has any more", () => {
  const { choice, eyes } = choiceAmong(["lay fan 1"]);
  choice.toggle("lay fan ");
  eyes.frame.legal = ["done"];
  expect(choice.toward).toBe("");
});

it("lets go of everything with a move, and keeps it while something forbidden is asked about", () => {
  const { choice, chosen } = choiceAmong(["lay fan 1", "done"]);
  choice.toggle("lay fan ");
  choice.look("card 3");
  choice.choose("lay fan 2");
  expect([choice.toward, choice.looked]).toEqual(["lay fan ", "card 3"]);
  choice.choose("lay fan 1");
  expect([choice.toward, choice.looked, chosen]).toEqual(["", "", ["lay fan 2", "lay fan 1"]]);
});
