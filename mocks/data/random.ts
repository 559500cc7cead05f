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
