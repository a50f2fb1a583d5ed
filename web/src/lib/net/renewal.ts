/** A page that was opened before an update of the house asks for pieces that are no more: it opens anew. */
import { recall, remember } from "../device/storage";

const PLACE = "ludo-renewed";
const CALM = 20_000; // milliseconds between two tries

/** Open the page anew when a piece of it is missing though the house is there; not over and over. */
export function renewWhenMissing(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  const last = Number(recall(PLACE) ?? 0);
  if (Date.now() - last < CALM) return;
  const here = await fetch("/health").catch(() => null);
  if (!here?.ok) return;
  remember(PLACE, String(Date.now()));
  location.reload();
}
