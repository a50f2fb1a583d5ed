/** A tiny renderer of the rule books: headings, paragraphs, lists, and clauses with anchors. */

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "clause" | "item";
  /** The number of a clause, which is its anchor. */
  clause: string;
  spans: Span[];
}

export interface Span {
  kind: "text" | "strong" | "em" | "code" | "clause";
  text: string;
}

const CLAUSE = /^([A-Z]\d+\.\d+)\s+/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]\d+\.\d+)\b/g;

/** Read a rule book. */
export function readRules(text: string): Block[] {
  const blocks: { kind: Block["kind"]; text: string }[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const item = /^\s*- (.*)$/.exec(line);
    if (!line.trim()) open = false;
    else if (heading) {
      blocks.push({ kind: `h${heading[1]!.length}` as Block["kind"], text: heading[2]! });
      open = false;
    } else if (item) {
      blocks.push({ kind: "item", text: item[1]! });
      open = true;
    } else if (open) blocks.at(-1)!.text += ` ${line.trim()}`;
    else {
      blocks.push({ kind: "p", text: line.trim() });
      open = true;
    }
  }
  return blocks.map(finish);
}

function finish({ kind, text }: { kind: Block["kind"]; text: string }): Block {
  const clause = kind === "item" ? CLAUSE.exec(text) : null;
  if (!clause) return { kind, clause: "", spans: readSpans(text) };
  return { kind: "clause", clause: clause[1]!, spans: readSpans(text.slice(clause[0].length)) };
}

/** Read what is strong, emphasised, code, or a reference to a clause. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [, strong, em, code, clause] = found;
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (em) spans.push({ kind: "em", text: em });
    else if (code) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "clause", text: clause! });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}
