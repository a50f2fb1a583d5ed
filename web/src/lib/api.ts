/** What is asked of the server over HTTP. */
import type { Printed, Shown, Step } from "../wire";
import type { Reason } from "./texts";

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
}

export interface TableKnown extends TableListed {
  /** The name of its cards, where cards are data. */
  deck: string | null;
  printed: Printed | null;
}

/** Something the server refused, with the texts that say why. */
export class Faulty extends Error {
  constructor(readonly faults: Reason[]) {
    super(faults.map((fault) => fault.key).join(" "));
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Faulty([{ key: "web-no-server", args: {} }]);
  }
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Faulty(found.faults ?? [{ key: "web-no-server", args: {} }]);
  return found as T;
}

export const askGames = () => ask<Catalogue>("/api/games");
export const askTables = () => ask<{ tables: TableListed[] }>("/api/tables");
export const askTable = (key: string) => ask<TableKnown>(`/api/tables/${key}`);
export const askProof = (key: string) => ask<Shown>(`/api/tables/${key}/proof`);
export const openTable = (terms: Terms) => ask<{ key: string; host: string }>("/api/tables", terms);

/** Ask for a finished game after so many moves, with what happened after the place `since`. */
export const askStep = (key: string, place: number, eyes: number, since = place - 1) =>
  ask<Step>(`/api/tables/${key}/steps/${place}?eyes=${eyes}&since=${since}`);

/** Where the record of a finished game is. */
export const recordOf = (key: string): string => `/api/tables/${key}/record`;
