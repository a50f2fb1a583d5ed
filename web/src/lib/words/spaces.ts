/** French puts a space before some marks, and a line must not break there. */
export function tieSpaces(text: string): string {
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, "\u00a0");
}
