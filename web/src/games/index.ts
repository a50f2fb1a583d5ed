/**
 * The renderers: one folder a game. `Art.svelte` is its picture; a game with a `Table.svelte` can
 * be played here, the others come to the table soon; `Ending.svelte` says how it ended, where that
 * takes more than a list of scores; `guide/lesson.ts` is its guided first game, where it has one.
 */
import type { Component } from "svelte";
import type { Lesson } from "../lib/guide/lesson";
import type { EndingProps, TableProps } from "../lib/table/renderer";

const arts = import.meta.glob<Component>("./*/Art.svelte", { import: "default", eager: true });
const endings = import.meta.glob<Component<EndingProps>>("./*/Ending.svelte", { import: "default" });
const lessons = import.meta.glob<Lesson>("./*/guide/lesson.ts", { import: "lesson" });
const tables = import.meta.glob<Component<TableProps>>("./*/Table.svelte", { import: "default" });

export const artOf = (game: string): Component | undefined => arts[`./${game}/Art.svelte`];
export const isPlayable = (game: string): boolean => `./${game}/Table.svelte` in tables;
export const loadTable = (game: string) => tables[`./${game}/Table.svelte`]?.() ?? Promise.resolve(null);
export const loadEnding = (game: string) => endings[`./${game}/Ending.svelte`]?.() ?? Promise.resolve(null);
export const hasLesson = (game: string): boolean => `./${game}/guide/lesson.ts` in lessons;
export const loadLesson = (game: string) => lessons[`./${game}/guide/lesson.ts`]?.() ?? Promise.resolve(null);
