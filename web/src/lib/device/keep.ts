/** What is kept for a person: a nickname, and what this device has and saw at each table. */
import { recall, recallAll, recallObject, remember, rememberObject } from "./storage";

/** What this device saw of how a deal came about: the promise, and the number of each of its seats. */
export interface Witnessed {
  commitment: string;
  shares: Record<string, string>;
}

/** Where somebody sat at the table before, and under which name. */
export interface Place {
  seat: number;
  name: string;
  /** What opened the seat there. */
  token: string;
}

/** What this device has at one table: the host's secret, and the secrets that open its seats. */
export interface Kept extends Witnessed {
  host: string;
  tokens: string[];
  /** Where those who use it will sit down when they come. */
  places: Place[];
  /** When something of it was kept last, in milliseconds. */
  when: number;
}

const NAME = "ludo-name";
const NOTHING: Kept = { host: "", tokens: [], places: [], when: 0, commitment: "", shares: {} };
const TABLES = "ludo-table-";
const placeOf = (table: string) => TABLES + table;

export const keptName = (): string => recall(NAME) ?? "";
export const keepName = (name: string): void => remember(NAME, name);

/** Return what this device has at a table. */
export const keptAt = (table: string): Kept => recallObject(placeOf(table), NOTHING);

function keep(table: string, change: Partial<Kept>): void {
  rememberObject(placeOf(table), { ...keptAt(table), ...change, when: Date.now() });
}

/** Return the tables where this device has a seat or is the host, the latest first. */
export function keptTables(): string[] {
  const ours = recallAll(TABLES).map((table) => ({ table, ...keptAt(table) }));
  const places = ours.filter(({ host, tokens }) => host || tokens.length);
  return places.sort((one, other) => other.when - one.when).map(({ table }) => table);
}

/** Remember the host's secret. */
export const keepHost = (table: string, host: string): void => keep(table, { host });

/** Remember where those who use this device will sit down. */
export const keepPlaces = (table: string, places: Place[]): void => keep(table, { places });

/** Remember the promise of a deal: the first one seen, whatever is said later. */
export function keepCommitment(table: string, commitment: string): void {
  if (!keptAt(table).commitment) keep(table, { commitment });
}

/** Remember one more seat, with the number that was drawn for it if that was here. */
export function keepToken(table: string, token: string, share = ""): void {
  const { tokens, shares } = keptAt(table);
  if (tokens.includes(token)) return;
  keep(table, { tokens: [...tokens, token], shares: share ? { ...shares, [token]: share } : shares });
}

/** Forget a seat that is no longer ours. */
export function dropToken(table: string, token: string): void {
  const { tokens, shares } = keptAt(table);
  const { [token]: _, ...rest } = shares;
  keep(table, { tokens: tokens.filter((each) => each !== token), shares: rest });
}
