/** What lies over the page: a sheet keeps all keys to itself, and Escape puts away one thing at a time. */

/** How to put away what is open, in the order in which it was opened. */
const open: (() => void)[] = [];

/** Say whether a sheet lies over the page. */
export const isSheetOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Let Escape put something away, unless something was opened after it; return what ends that. */
export function onEscape(close: () => void): () => void {
  if (!open.length) addEventListener("keydown", press);
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    if (!open.length) removeEventListener("keydown", press);
  };
}

function press(event: KeyboardEvent): void {
  if (event.key === "Escape" && !isSheetOpen()) open.at(-1)?.();
}
