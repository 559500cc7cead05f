const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the time of a deadline, in milliseconds since 1970. A deadline with a date but no time
 * falls at the end of that day (UTC).
 */
function deadlineMoment(deadline: string): number {
  return Date.parse(BARE_DATE.test(deadline) ? `${deadline}T23:59:59.999Z` : deadline);
}

/** True if a deadline is at or before `now` (milliseconds since 1970). */
export function hasPassed(deadline: string, now: number): boolean {
  return deadlineMoment(deadline) <= now;
}
