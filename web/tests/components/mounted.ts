/** A renderer mounted where it lies on the page of a table: in a room, below a bar. */
import { render } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import type { TableProps } from "../../src/lib/table/renderer";
import type { Printed } from "../../src/wire";
import { textsOf } from "../reading";
import type { Looker } from "./looker.svelte";

export function mountTable(
  Table: Component<TableProps>,
  game: string,
  eyes: Looker,
  printed: Printed | null = null,
) {
  document.body.innerHTML = `<div class="room"><header></header><main></main></div>`;
  const names = eyes.frame.chairs.map(({ name }) => name);
  const props = { eyes, texts: textsOf("en", game, names), printed, openLog: () => undefined };
  const page = render(Table, { target: document.querySelector("main")!, props });
  flushSync();
  return page;
}
