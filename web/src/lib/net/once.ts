/** Something that is asked for once and shared by all who need it; what failed is asked for again. */
export class Once<T> {
  private readonly asked = new Map<string, Promise<T>>();

  constructor(private readonly ask: (key: string) => Promise<T>) {}

  get(key: string): Promise<T> {
    const known = this.asked.get(key);
    if (known) return known;
    const asking = this.ask(key);
    this.asked.set(key, asking);
    asking.catch(() => this.asked.delete(key));
    return asking;
  }
}
