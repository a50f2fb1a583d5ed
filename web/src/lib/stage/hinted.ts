/** How what makes a hinted move is found on a table, whatever game draws it. */

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/**
 * Return a selector of what makes a move when it is clicked, and of what leads there: things that are
 * chosen first are marked with the beginning of the moves they lead to.
 */
export function selectorOf(move: string): string {
  const starts = Array.from({ length: move.length }, (_, each) => move.slice(0, each + 1));
  return [`[data-move=${quote(move)}]`, ...starts.map((start) => `[data-toward=${quote(start)}]`)].join(",");
}
