const times = new Set<number>();

/** Records that the answer of this time came from the device. */
export function noteCached(updatedAt: number): void {
  times.add(updatedAt);
}

/** Whether a query's data is an earlier visit's, by its `dataUpdatedAt`: it lacks other people's data. */
export function isCached(updatedAt: number): boolean {
  return times.has(updatedAt);
}
