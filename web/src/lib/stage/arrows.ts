/** Arrow keys on a table: left and right along a row, up and down from row to row. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Move the focus from card to card. */
export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const card = (event.target as HTMLElement).closest<HTMLElement>("[data-slot]");
  const root = event.currentTarget as HTMLElement;
  if (!step || !card) return;
  const rows = Array.from(root.querySelectorAll<HTMLElement>("[data-row]"), (row) =>
    Array.from(row.querySelectorAll<HTMLElement>("[data-slot]")),
  );
  const row = rows.findIndex((cards) => cards.includes(card));
  if (row < 0) return;
  const place = rows[row]!.indexOf(card);
  const goal = rows[row + step[0]]?.[place + step[1]];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
