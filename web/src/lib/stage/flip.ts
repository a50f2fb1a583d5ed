/** Cards that change places glide there: first, last, invert, play. */

interface Place {
  slot: string;
  box: DOMRect;
}

export type Places = Map<string, Place>;

/** Say whether this person wants things to stay where they are. */
export const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return where every card lies: those marked with `data-card`, in slots marked `data-slot`. */
export function measure(root: HTMLElement): Places {
  const cards = root.querySelectorAll<HTMLElement>("[data-card]");
  return new Map(Array.from(cards, (card) => [card.dataset.card!, placeOf(card)]));
}

function placeOf(card: HTMLElement): Place {
  return { slot: card.dataset.slot ?? "", box: card.getBoundingClientRect() };
}

/** Let every card that lies in another slot glide there from where it was. */
export function glide(root: HTMLElement, before: Places): void {
  if (wantsCalm()) return;
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const from = before.get(card.dataset.card!);
    const to = placeOf(card);
    if (from && from.slot !== to.slot && to.box.width) move(card, from.box, to.box);
  }
}

function move(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const still = { transformOrigin: "0 0", zIndex: 5 };
  card.animate(
    [
      { ...still, transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
      { ...still, transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.12)` },
      { ...still, transform: "none" },
    ],
    { duration: 650, easing: "cubic-bezier(.4, .1, .3, 1)" },
  );
}
