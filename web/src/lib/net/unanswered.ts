/** Commands that were given and have no answer yet: each is kept until one names its number. */
import type { Command, Message, Refused } from "../../wire";

type WithoutNumber<C extends Command> = C extends Command ? Omit<C, "n"> : never;
/** A command before it got its number. */
export type Given = WithoutNumber<Command>;

/** What the table says: all but the sign that the server hears. */
export type FromTable = Exclude<Message, { pong: unknown }>;

/** Return the number of the command that a message answers; 0 if it answers none. */
export function answeredBy(message: FromTable): number {
  if ("frame" in message) return message.frame.done;
  if ("refused" in message) return message.refused.n;
  if ("seated" in message) return message.seated.n;
  return "hint" in message ? message.hint.n : message.log.n;
}

export class Unanswered {
  private last = 0;
  private readonly waiting = new Map<number, { command: Command; tell: (no: Refused | null) => void }>();

  /** All of them, in the order in which they were given. */
  get commands(): Command[] {
    return Array.from(this.waiting.values(), ({ command }) => command);
  }

  /** Number a command; the promise tells why it was refused, or null once it is done. */
  add(given: Given): [Command, Promise<Refused | null>] {
    const command: Command = { ...given, n: ++this.last };
    const answer = new Promise<Refused | null>((tell) => this.waiting.set(command.n, { command, tell }));
    return [command, answer];
  }

  hear(message: FromTable): void {
    const number = answeredBy(message);
    this.waiting.get(number)?.tell("refused" in message ? message.refused : null);
    this.waiting.delete(number);
  }
}
