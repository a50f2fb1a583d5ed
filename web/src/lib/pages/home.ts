/** What home shows. It is asked for at once and shown at once, so that nothing moves under a finger. */
import type { GameOffered, TableListed, TablesListed } from "../../wire";
import { askGames, askTables, askTablesOf } from "../net/api";
import { keptTables } from "../device/keep";
import { loadCover } from "../words/sources";
import type { Lang } from "../words/texts";

const MOST = 12; // tables of one's own that are asked for
const LAST = 4; // of them, finished ones that are shown

export interface Home {
  games: GameOffered[];
  /** Tables of one's own where a game goes on, or begins soon. */
  unfinished: TableListed[];
  finished: TableListed[];
  /** Public tables that wait for players. */
  open: TableListed[];
}

/** Ask for all of it; without the lists of tables home is still home. */
export async function askHome(lang: Lang): Promise<Home> {
  const kept = keptTables().slice(0, MOST);
  const [games, mine, open] = await Promise.all([
    gamesWithCovers(lang),
    kept.length ? tablesIn(askTablesOf(kept)) : [],
    tablesIn(askTables()),
  ]);
  return {
    games,
    unfinished: mine.filter(({ stage }) => stage !== "over"),
    finished: mine.filter(({ stage }) => stage === "over").slice(0, LAST),
    open,
  };
}

async function gamesWithCovers(lang: Lang): Promise<GameOffered[]> {
  const { games } = await askGames();
  await Promise.all(games.map(({ key }) => loadCover(lang, key)));
  return games;
}

const tablesIn = (asked: Promise<TablesListed>): Promise<TableListed[]> =>
  asked.then(
    ({ tables }) => tables,
    () => [],
  );
