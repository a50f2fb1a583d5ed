/** From a click to a game against bots: open a table, sit down, fill it, start. */
import type { Level, TermsAsked } from "../../wire";
import { askTablesOf, openTable, Faulty } from "../net/api";
import { Eyes } from "./eyes.svelte";
import { keepCommitment, keepHost, keepToken } from "../device/keep";

const PATIENCE = 10_000;

/** Return the terms of a game among bots that nobody else is to know of, and of its bots. */
export function withBots(
  game: string,
  seats: number,
  level: Level,
  options: TermsAsked["options"] = {},
): [TermsAsked, Level[]] {
  const terms = { game, seats, options, clock: 0, public: false, hints: true };
  return [terms, Array.from({ length: seats - 1 }, () => level)];
}

/** Open a table and start it with bots on all other seats; return its key. */
export async function playWithBots(terms: TermsAsked, name: string, levels: Level[]): Promise<string> {
  const { key, host } = await openTable(terms);
  keepHost(key, host);
  const [table] = (await askTablesOf([key])).tables;
  if (table) keepCommitment(key, table.commitment);
  await arrange(key, host, name, levels);
  return key;
}

async function arrange(key: string, host: string, name: string, levels: Level[]): Promise<void> {
  const eyes = new Eyes(key, "", host, ({ token }, share) => keepToken(key, token, share));
  const late = wait(PATIENCE).then(() => {
    throw new Faulty([{ key: "web-no-server", args: {} }]);
  });
  try {
    await Promise.race([eyes.until(() => eyes.frame !== null), late]);
    eyes.sit(name, 0);
    levels.forEach((level, each) => void eyes.want({ do: "bot", seat: each + 1, level }));
    void eyes.want({ do: "start" });
    await Promise.race([eyes.until(() => eyes.frame?.stage === "playing" || eyes.refused !== null), late]);
    if (eyes.refused) throw new Faulty([eyes.refused]);
  } finally {
    eyes.close();
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
