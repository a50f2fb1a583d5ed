/** What a bot did for a seat since its person last did something there. */
import type { Happened } from "../../wire";

export function doneFor(seat: number, log: readonly Happened[]): Happened[] {
  const own = (event: Happened) =>
    event.args.seat === seat && event.stand_in === undefined && event.key !== "back" && event.key !== "away";
  const last = Math.max(-1, ...log.flatMap((event, each) => (own(event) ? [each] : [])));
  return log.slice(last + 1).filter((event) => event.stand_in === seat && event.args.seat === seat);
}
