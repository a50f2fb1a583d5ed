/**
 * The renderers: one folder a game. `Art.svelte` is its picture; a game with a `Table.svelte` can
 * be played here, the others come to the table soon.
 */
import type { Component } from "svelte";
import type { Looking } from "../lib/looking";
import type { Texts } from "../lib/texts";

/**
 * What a renderer gets: eyes to see with and to decide by, its texts, a way to open the log. What it
 * keeps at the bottom of the page stays above `--below`, which controls of the page may cover.
 */
export interface TableProps {
  eyes: Looking;
  texts: Texts;
  openLog: () => void;
}

const arts = import.meta.glob<Component>("./*/Art.svelte", { import: "default", eager: true });
const tables = import.meta.glob<Component<TableProps>>("./*/Table.svelte", { import: "default" });

export const artOf = (game: string): Component | undefined => arts[`./${game}/Art.svelte`];
export const isPlayable = (game: string): boolean => `./${game}/Table.svelte` in tables;
export const loadTable = (game: string) => tables[`./${game}/Table.svelte`]?.() ?? Promise.resolve(null);
