/** What this browser remembers from visit to visit; where it must not, until the page is left. */

const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

/** Return the keys of what is remembered that begin so, without that beginning. */
export function recallAll(beginning: string): string[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    keys = [...here.keys()];
  }
  return keys.filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}

/** Return what was remembered of something, over what it is where nothing was, or nothing readable. */
export function recallObject<T extends object>(key: string, nothing: T): T {
  try {
    return { ...nothing, ...JSON.parse(recall(key) ?? "{}") };
  } catch {
    return nothing;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    here.set(key, value);
  }
}

export const rememberObject = (key: string, value: object): void => remember(key, JSON.stringify(value));
