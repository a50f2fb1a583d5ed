/** What is kept for a person: a nickname, and the secrets that open seats. */
import { recall, remember } from "./storage";

/** The seats that this device has at one table, and the host's secret. */
export interface Keys {
  host: string;
  tokens: string[];
}

const NAME = "ludo-name";
const keysOf = (table: string) => `ludo-table-${table}`;

export const keptName = (): string => recall(NAME) ?? "";
export const keepName = (name: string): void => remember(NAME, name);

/** Return what opens seats at a table from this device. */
export function keptKeys(table: string): Keys {
  const none = { host: "", tokens: [] };
  try {
    return { ...none, ...JSON.parse(recall(keysOf(table)) ?? "{}") };
  } catch {
    return none;
  }
}

/** Remember what opens seats at a table. */
export function keepKeys(table: string, keys: Keys): void {
  remember(keysOf(table), JSON.stringify(keys));
}

/** Remember one more seat. */
export function keepToken(table: string, token: string): void {
  const keys = keptKeys(table);
  if (!keys.tokens.includes(token)) keepKeys(table, { ...keys, tokens: [...keys.tokens, token] });
}

/** Forget a seat that is no longer ours. */
export function dropToken(table: string, token: string): void {
  const keys = keptKeys(table);
  keepKeys(table, { ...keys, tokens: keys.tokens.filter((each) => each !== token) });
}
