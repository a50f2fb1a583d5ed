/** What this browser remembers from visit to visit; where it must not, until the page is left. */

const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    here.set(key, value);
  }
}
