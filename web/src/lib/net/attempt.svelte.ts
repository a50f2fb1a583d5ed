/** Something tried at a click: once at a time, and what went wrong is kept to be shown. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  async make(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.problem] = [true, null];
    try {
      await act();
    } catch (found) {
      this.problem = found;
    }
    this.busy = false;
  }
}
