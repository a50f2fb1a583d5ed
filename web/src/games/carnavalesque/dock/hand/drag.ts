/** Dragging a card of the hand onto a workshop: the card follows the pointer, and says where it was dropped. */

const LEAST = 8; // pixels before a press becomes a drag

interface Dragging {
  /** Whether it may be dragged now. */
  allowed: () => boolean;
  /** Called when it is lifted, so that the table shows where it can go. */
  lift: () => void;
  /** Called with the workshop under the pointer, if there is one. */
  drop: (workshop: string) => void;
}

/** Let an element be dragged. */
export function draggable(element: HTMLElement, { allowed, lift, drop }: Dragging) {
  let from: { x: number; y: number } | null = null;
  let dragging = false;

  const press = (event: PointerEvent) => {
    from = allowed() ? { x: event.clientX, y: event.clientY } : null;
    dragging = false;
    if (from) element.setPointerCapture(event.pointerId); // a quick hand leaves the card at once
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging && Math.hypot(x, y) < LEAST) return;
    if (!dragging) lift();
    dragging = true;
    element.style.transform = `translate(${x}px, ${y}px) scale(.9)`;
    element.style.zIndex = "30";
  };
  const release = (event: PointerEvent) => {
    from = null;
    element.style.transform = element.style.zIndex = "";
    if (event.type !== "pointerup") dragging = false; // no click follows
    if (!dragging) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const workshop = under.map((each) => (each as HTMLElement).dataset?.workshop).find(Boolean);
    if (workshop) drop(workshop);
  };
  /** The click that ends a drag chooses nothing; one by a key does. */
  const click = (event: MouseEvent) => {
    if (!dragging || event.detail === 0) return;
    event.stopImmediatePropagation();
    dragging = false;
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", release);
  element.addEventListener("pointercancel", release);
  element.addEventListener("click", click, true);
  return {
    destroy() {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
      element.removeEventListener("click", click, true);
    },
  };
}
