/** Where on the page a card goes when somebody takes it: to what is marked with the number of their seat. */

const BEYOND = 60; // pixels outside the crowd, where no seat is marked

/** Return the middle of somebody's place; one's own hand is below the crowd, the others' above. */
export function goalOf(seat: number, mine: number, box: HTMLElement): DOMPoint {
  const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (place?.width) return new DOMPoint(place.left + place.width / 2, place.top + place.height / 2);
  const { left, top, bottom, width } = box.getBoundingClientRect();
  return new DOMPoint(left + width / 2, seat === mine ? bottom + BEYOND : top - BEYOND);
}
