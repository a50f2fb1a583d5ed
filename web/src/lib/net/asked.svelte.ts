/** Something asked for that comes later: the answer, or what went wrong. */
export class Asked<T> {
  found = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);

  constructor(asking: Promise<T>) {
    asking.then(
      (found) => (this.found = found),
      (problem: unknown) => (this.problem = problem),
    );
  }
}
