/** The analysis of a finished game: it fills in line by line, and stops when the page is left. */
import type { AnalysisLine, Begun, Expected, Turned } from "../../wire";
import { readAnalysis } from "../net/api";
import type { Texts } from "../words/texts";

export class Analysis {
  begun = $state.raw<Begun | null>(null);
  curve = $state.raw<Expected[]>([]);
  /** The moves that changed most; they are known at the end. */
  turned = $state.raw<Turned[] | null>(null);
  problem = $state.raw<unknown>(null);
  asked = $state(false);
  private readonly leaving = new AbortController();

  constructor(readonly key: string) {}

  async start(): Promise<void> {
    this.asked = true;
    this.problem = null;
    this.curve = [];
    try {
      for await (const line of readAnalysis(this.key, this.leaving.signal)) this.take(line);
    } catch (found) {
      if (this.leaving.signal.aborted) return;
      this.problem = found;
      this.asked = false;
    }
  }

  /** Nobody needs the rest. */
  stop(): void {
    this.leaving.abort();
  }

  /** Return whose promise a line of the curve tells: a player's, or that of a team. */
  nameOf(line: number, texts: Texts): string {
    return this.begun?.together ? texts.say("analysis-team") : texts.name(line);
  }

  private take(line: AnalysisLine): void {
    if ("begun" in line) this.begun = line.begun;
    else if ("expected" in line) this.curve = [...this.curve, line.expected];
    else this.turned = line.turned;
  }
}
