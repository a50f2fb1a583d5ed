/** What is asked of the server over HTTP. */
import type { Printed, Shown, Step } from "../../wire";
import type { Line } from "../replay/analysis.svelte";
import { linesOf } from "../replay/lines";
import type { Reason } from "../words/texts";
import { Once } from "./once";

export interface OptionAsked {
  name: string;
  default: string;
  clause: string;
  kind: "switch" | "choice" | "number";
  choices?: string[];
  least?: number;
  most?: number;
}

export interface GameOffered {
  key: string;
  least_seats: number;
  most_seats: number;
  /** The name of the cards of the house, where cards are data. */
  deck: string | null;
  options: OptionAsked[];
}

export interface Catalogue {
  games: GameOffered[];
  levels: string[];
}

/** Cards that a host brings. */
export interface Deck {
  name: string;
  text: string;
}

/** What a host asks for. */
export interface Terms {
  game: string;
  seats: number;
  options: Record<string, string>;
  clock: number;
  public: boolean;
  /** Whether players may ask for hints. */
  hints: boolean;
  deck?: Deck;
}

/** A table in a list. */
export interface TableListed {
  key: string;
  terms: Terms;
  stage: string;
  commitment: string;
  free: number;
  names: string[];
  /** The people whom the game waits for. */
  waits_for: string[];
}

export interface TableKnown extends TableListed {
  /** The name of its cards, where cards are data. */
  deck: string | null;
  printed: Printed | null;
  /** Whether all win or lose as one team. */
  together: boolean;
}

/** Something the server refused, with the texts that say why. */
export class Faulty extends Error {
  constructor(readonly faults: Reason[]) {
    super(faults.map((fault) => fault.key).join(" "));
  }
}

const NO_SERVER: Reason = { key: "web-no-server", args: {} };

/** Return an answer that is good, or throw what is wrong. */
async function get(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init).catch(() => {
    throw new Faulty([NO_SERVER]);
  });
  if (answer.ok) return answer;
  const found = await answer.json().catch(() => ({}));
  throw new Faulty(found.faults ?? [NO_SERVER]);
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await get(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  return (await answer.json().catch(() => ({}))) as T;
}

const catalogue = new Once((path) => ask<Catalogue>(path));

/** Ask what is offered, once: it stays the same as long as a page is open. */
export const askGames = () => catalogue.get("/api/games");

/** Ask for the public tables that wait for players. */
export const askTables = () => ask<{ tables: TableListed[] }>("/api/tables");
/** Ask how it stands at some tables; those that are no more are left out. */
export const askTablesOf = (keys: string[]) =>
  ask<{ tables: TableListed[] }>(`/api/tables?keys=${keys.join(",")}`);
export const askTable = (key: string) => ask<TableKnown>(`/api/tables/${key}`);
export const askProof = (key: string) => ask<Shown>(`/api/tables/${key}/proof`);
export const openTable = (terms: Terms) => ask<{ key: string; host: string }>("/api/tables", terms);

/** Ask for a finished game after so many moves, with what happened after the place `since`. */
export const askStep = (key: string, place: number, eyes: number, since = place - 1) =>
  ask<Step>(`/api/tables/${key}/steps/${place}?eyes=${eyes}&since=${since}`);

/** Read the analysis of a finished game as it is worked out. */
export async function* readAnalysis(key: string, signal: AbortSignal): AsyncGenerator<Line> {
  const answer = await get(`/api/tables/${key}/analysis`, { signal });
  if (answer.body) yield* linesOf<Line>(answer.body);
}

/** Where the record of a finished game is. */
export const recordOf = (key: string): string => `/api/tables/${key}/record`;
