/** From a tap to a guided game: a small table, filled with beginners, whose coach speaks. */
import { loadLesson } from "../../games";
import { beginLesson } from "../../lib/guide/guide.svelte";
import { keptName } from "../../lib/device/keep";
import { say } from "../../lib/words/lang.svelte";
import { playWithBots, withBots } from "../../lib/table/quick";
import { go } from "../../lib/pages/router.svelte";

/** Open a table to learn a game, and go there. */
export async function learn(game: string): Promise<void> {
  const lesson = await loadLesson(game);
  if (!lesson) return;
  const [terms, levels] = withBots(game, lesson.seats, "beginner", lesson.options);
  const key = await playWithBots(terms, keptName() || say("web-guest"), levels);
  beginLesson(game);
  go(`/t/${key}`);
}
