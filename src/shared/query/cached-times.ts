const times = new Set<number>();

/** Takes note that an answer of that moment came from the device. */
export function noteCached(updatedAt: number): void {
  times.add(updatedAt);
}

/**
 * Whether a query's data was cached at an earlier visit, by its `dataUpdatedAt`. It is for looking at: parts that belong to
 * other people are not in it.
 */
export function isCached(updatedAt: number): boolean {
  return times.has(updatedAt);
}
