/**
 * Following things that look alike: a frame only says what lies where. Each thing gets the name of the
 * one that it most likely was before, so that it is seen to stay, to turn over or to go there.
 */

/** Says whether something of before may be something of now. */
export type Match<T> = (before: T, now: T) => boolean;

/** A thing with a name that it keeps wherever it goes. */
export type Named<T> = T & { readonly id: string };

/**
 * Give every thing the name of what it was before, or a new one. The first match is the surest: what it
 * has named is not looked for again; of those that look alike the first goes to the first.
 */
export function follow<T>(
  before: readonly Named<T>[],
  now: readonly T[],
  matches: readonly Match<T>[],
  newName: (each: number) => string,
): Named<T>[] {
  const names = new Map<T, string>();
  const left = [...before];
  for (const match of matches) {
    for (const thing of now) {
      const found = names.has(thing) ? -1 : left.findIndex((each) => match(each, thing));
      if (found >= 0) names.set(thing, left.splice(found, 1)[0]!.id);
    }
  }
  return now.map((thing, each) => ({ ...thing, id: names.get(thing) ?? newName(each) }));
}
