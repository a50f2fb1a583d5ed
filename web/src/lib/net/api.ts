/** What is asked of the server over HTTP. */
import type {
  AnalysisLine,
  Catalogue,
  Faults,
  Shown,
  Step,
  TableKnown,
  TableOpened,
  TablesListed,
  TermsAsked,
} from "../../wire";
import { linesOf } from "./lines";
import type { Reason } from "../words/texts";
import { Once } from "./once";

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
  const found = (await answer.json().catch(() => ({}))) as Partial<Faults>;
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
export const askTables = () => ask<TablesListed>("/api/tables");
/** Ask how it stands at some tables; those that are no more are left out. */
export const askTablesOf = (keys: string[]) => ask<TablesListed>(`/api/tables?keys=${keys.join(",")}`);
export const askTable = (key: string) => ask<TableKnown>(`/api/tables/${key}`);
export const askProof = (key: string) => ask<Shown>(`/api/tables/${key}/proof`);
export const openTable = (terms: TermsAsked) => ask<TableOpened>("/api/tables", terms);

/** Ask for a finished game after so many moves, with what happened after the place `since`. */
export const askStep = (key: string, place: number, eyes: number, since = place - 1) =>
  ask<Step>(`/api/tables/${key}/steps/${place}?eyes=${eyes}&since=${since}`);

/** Read the analysis of a finished game as it is worked out. */
export async function* readAnalysis(key: string, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
  const answer = await get(`/api/tables/${key}/analysis`, { signal });
  if (answer.body) yield* linesOf<AnalysisLine>(answer.body);
}

/** Where the record of a finished game is. */
export const recordOf = (key: string): string => `/api/tables/${key}/record`;
