/** A source of repeatable random choices. */
export interface Random {
  /** Returns a random whole number from 0 to `limit` − 1. */
  below(limit: number): number;
  /** Returns a random entry of the list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Creates a Mulberry32 generator. The same seed gives the same choices on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}

/** Returns the 32-bit FNV-1a hash of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns the list entry at an index. Indexes past the end wrap around. */
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * Returns the combination with this number: one entry from each list. The first list's entry
 * changes with every number. Every number below the product of the lists' lengths gives a different
 * combination.
 */
export function combination<const Lists extends readonly (readonly unknown[])[]>(
  number: number,
  ...lists: Lists
) {
  let rest = number;
  return lists.map((list) => {
    const entry = at(list, rest);
    rest = Math.floor(rest / list.length);
    return entry;
    // `map` loses the type of each position.
  }) as { [Position in keyof Lists]: Lists[Position][number] };
}
