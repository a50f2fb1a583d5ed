/** From a click to a game against bots: open a table, sit down, fill it, start. */
import { openTable, Faulty, type Terms } from "./api";
import { Eyes } from "./eyes.svelte";
import { keepKeys } from "./keep";

const PATIENCE = 10_000;

/** Open a table and start it with bots on all other seats; return its key. */
export async function playWithBots(terms: Terms, name: string, levels: string[]): Promise<string> {
  const { key, host } = await openTable(terms);
  const token = await arrange(key, host, name, levels);
  keepKeys(key, { host, tokens: [token] });
  return key;
}

function arrange(key: string, host: string, name: string, levels: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let asked = false;
    const started = Date.now();
    const eyes = new Eyes(key, "", host, () => undefined);
    const timer = setInterval(() => {
      if (eyes.frame && !asked) {
        asked = true;
        eyes.sit(name, 0);
        levels.forEach((level, each) => eyes.want({ do: "bot", seat: each + 1, level }));
        eyes.want({ do: "start" });
      }
      const late = Date.now() - started > PATIENCE;
      if (eyes.frame?.stage === "playing") finish(() => resolve(eyes.token));
      else if (eyes.refused) finish(() => reject(new Faulty([eyes.refused!])));
      else if (late) finish(() => reject(new Faulty([{ key: "web-no-server", args: {} }])));
    }, 40);
    const finish = (then: () => void) => {
      clearInterval(timer);
      eyes.close();
      then();
    };
  });
}
