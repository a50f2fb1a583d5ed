/** Return the other seats in the order in which they sit, from the neighbour of a seat on. */
export function othersOf({ seat, seats }: { seat: number; seats: number }): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  const count = seat < 0 ? seats : seats - 1;
  return Array.from({ length: count }, (_, each) => (first + each) % seats);
}
