/** Lets things through as they come, or holds them back while somebody reads, and then one by one. */
export class Flow<T> {
  private waiting: T[] = [];
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` is the time in milliseconds between two of those that had to wait. */
  constructor(
    private readonly pass: (thing: T) => void,
    private readonly pace: number,
  ) {}

  take(thing: T): void {
    if (!this.held && !this.waiting.length) return this.pass(thing);
    this.waiting.push(thing);
    this.goOn();
  }

  hold(held: boolean): void {
    this.held = held;
    this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private goOn(): void {
    if (this.held || this.timer !== undefined || !this.waiting.length) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (!this.held) this.pass(this.waiting.shift()!);
      this.goOn();
    }, this.pace);
  }
}
