/** From a click to a game against bots: open a table, sit down, fill it, start. */
import { askTable, openTable, Faulty, type Terms } from "./api";
import { Eyes } from "./eyes.svelte";
import { keepCommitment, keepHost, keepToken } from "./keep";

const PATIENCE = 10_000;

/** Open a table and start it with bots on all other seats; return its key. */
export async function playWithBots(terms: Terms, name: string, levels: string[]): Promise<string> {
  const { key, host } = await openTable(terms);
  keepHost(key, host);
  keepCommitment(key, (await askTable(key)).commitment);
  await arrange(key, host, name, levels);
  return key;
}

function arrange(key: string, host: string, name: string, levels: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = false;
    const started = Date.now();
    const eyes = new Eyes(key, "", host, ({ token }, share) => keepToken(key, token, share));
    const timer = setInterval(() => {
      if (eyes.frame && !asked) {
        asked = true;
        eyes.sit(name, 0);
        levels.forEach((level, each) => eyes.want({ do: "bot", seat: each + 1, level }));
        eyes.want({ do: "start" });
      }
      const late = Date.now() - started > PATIENCE;
      if (eyes.frame?.stage === "playing") finish(resolve);
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
