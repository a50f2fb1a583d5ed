/** What home shows. It is asked for at once and shown at once, so that nothing moves under a finger. */
import type { FaultTold, GameOffered, TableListed, TablesListed } from "../../wire";
import { askGames, askTables, askTablesOf } from "../net/api";
import { keptTables } from "../device/keep";
import { loadCover } from "../words/sources";
import type { Lang } from "../words/texts";

const MOST = 12; // tables of one's own that are asked for
const LAST = 4; // of them, finished ones that are shown
const NONE: TablesListed = { tables: [], faults: [] };

export interface Home {
  games: GameOffered[];
  /** Tables of one's own where a game goes on, or begins soon. */
  unfinished: TableListed[];
  finished: TableListed[];
  /** Why some tables of one's own cannot be shown: another release continues them, say. */
  waiting: FaultTold[];
  /** Public tables that wait for players. */
  open: TableListed[];
}

/** Ask for all of it; without the lists of tables home is still home. */
export async function askHome(lang: Lang): Promise<Home> {
  const kept = keptTables().slice(0, MOST);
  const [games, mine, open] = await Promise.all([
    gamesWithCovers(lang),
    kept.length ? listed(askTablesOf(kept)) : NONE,
    listed(askTables()),
  ]);
  return {
    games,
    unfinished: mine.tables.filter(({ stage }) => stage !== "over"),
    finished: mine.tables.filter(({ stage }) => stage === "over").slice(0, LAST),
    waiting: mine.faults,
    open: open.tables,
  };
}

async function gamesWithCovers(lang: Lang): Promise<GameOffered[]> {
  const { games } = await askGames();
  await Promise.all(games.map(({ key }) => loadCover(lang, key)));
  return games;
}

const listed = (asked: Promise<TablesListed>): Promise<TablesListed> => asked.catch(() => NONE);
