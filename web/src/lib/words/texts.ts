/**
 * The texts of the house and of one game, in one language (Project Fluent).
 * The same logic as i18n/texts.py: whoever changes one changes the other.
 */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { FaultTold, Happened, Phrase, Reason as Forbidden } from "../../wire";
import type { TextKey } from "./keys";
import { tieSpaces } from "./spaces";

export type Args = Happened["args"];
export type Lang = "fr" | "en";

/** What cannot be: by a clause of the rules, or for a reason of the house. */
export type Reason = FaultTold | Forbidden;

const FIRST_MARK = 0xe000;
const MARK = /[\ue000-\uf8ff]/g;

/** Says things in one language, about one game, with the names of its players. */
export class Texts {
  private constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[],
  ) {}

  /** Return the texts of some files that were read. */
  static of(lang: Lang, resources: readonly FluentResource[]): Texts {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    return new Texts(lang, bundle, []);
  }

  /** Return the same texts with the names of other players. */
  withNames(names: readonly string[]): Texts {
    return new Texts(this.lang, this.bundle, names);
  }

  /** Return the sentence of a key; `key.form` asks for one of its other forms. */
  say = (key: TextKey, args: Args = {}): string => this.put(key, args);

  /** Say what the server names, or what is put together: the types do not know whether there is such a text. */
  put = (key: string, args: Args = {}): string => {
    const pattern = this.pattern(key);
    if (pattern === null) throw new Error(`no text ${key}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.words(args), errors);
    if (errors.length) throw new Error(`${key}: ${errors.join(", ")}`);
    return this.lang === "fr" ? tieSpaces(text) : text;
  };

  /** Say whether a key, or a form of it, exists. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** Return what a seat is called. */
  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  /**
   * Tell an event to a reader: with what only they learn, or as to the one who acted. What a bot did for a
   * seat, as its stand-in, is told as the bot's.
   */
  event(seen: Omit<Happened, "number">, reader: number): string {
    const { stand_in } = seen;
    if (stand_in === undefined || stand_in !== seen.args.seat) return this.told(seen, reader);
    const form = stand_in === reader ? "-you" : "";
    const [name, text] = [this.name(stand_in), this.told(seen, -1)];
    if (!text.startsWith(`${name} `)) return this.put(`stand-in-did${form}`, { name, text });
    return this.put(`stand-in${form}`, { name }) + text.slice(name.length);
  }

  private told(seen: Omit<Happened, "number">, reader: number): string {
    const key = `event-${seen.key}`;
    if (seen.told) return this.put(`${key}.told`, seen.args);
    const mine = seen.args.seat === reader && this.has(`${key}.you`);
    return this.put(mine ? `${key}.you` : key, seen.args);
  }

  /** Say why something is not possible: by a rule of the game, or by the house. */
  reason(refused: Reason): string {
    const args = refused.args as Args;
    return this.put("clause" in refused && refused.clause ? `refusal-${refused.key}` : refused.key, args);
  }

  /** Say what a game calls a move: marks stand for the parts that were said before. */
  phrase({ text, parts }: Phrase): string {
    const said: string[] = [];
    const fill = <T>(arg: T) =>
      typeof arg === "string" ? arg.replace(MARK, (mark) => said[mark.charCodeAt(0) - FIRST_MARK]!) : arg;
    for (const { key, args } of parts) {
      const filled = Object.entries(args).map(([name, arg]) => [name, fill(arg)]);
      said.push(this.put(key, Object.fromEntries(filled)));
    }
    return fill(text);
  }

  /** Join words as the language does: a, b and c. */
  join(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.say("join", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
  }

  private pattern(key: string) {
    const [id, form] = key.split(".", 2) as [string, string?];
    const message = this.bundle.getMessage(id);
    return (form ? message?.attributes[form] : message?.value) ?? null;
  }

  /** Turn seats into names, keys into words, and lists into enumerations. */
  private words(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(args).map(([key, arg]) => {
        if (!Array.isArray(arg)) return [key, this.word(key, arg)];
        const one = key.replace(/s$/, "");
        const words = arg.map((each) => String(this.word(one, each)));
        return [key, key === "seats" ? this.join(words) : words.join(", ")];
      }),
    );
  }

  /** Return the name of a seat, or the text of a word: `half-day` for the half `day`. */
  private word(key: string, arg: number | string): number | string {
    if ((key === "seat" || key === "to") && typeof arg === "number") return this.name(arg);
    if (typeof arg === "string" && this.has(`${key}-${arg}`)) return this.put(`${key}-${arg}`);
    return arg;
  }
}
