/** A source of repeatable choices. */
export interface Random {
  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number;
  /** One of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Mulberry32: the same seed gives the same choices on every machine. */
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

/** FNV-1a of a text, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The entry of a list at a position; after the last one the list begins again. */
export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * One entry of each list, the first list turning fastest: another choice for each number below the product of their
 * lengths.
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
    // `map` forgets which list has which position.
  }) as { [Position in keyof Lists]: Lists[Position][number] };
}
