const times = new Set<number>();

/** Records that the answer of this time came from the device. */
export function noteCached(updatedAt: number): void {
  times.add(updatedAt);
}

/**
 * Whether a query's data was cached at an earlier visit, by its `dataUpdatedAt`. Such data is for display only: it
 * lacks what belongs to other people.
 */
export function isCached(updatedAt: number): boolean {
  return times.has(updatedAt);
}
