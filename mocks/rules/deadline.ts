const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The moment of a deadline, in milliseconds since 1970: a bare date ends with its day. */
function deadlineMoment(deadline: string): number {
  return Date.parse(BARE_DATE.test(deadline) ? `${deadline}T23:59:59.999Z` : deadline);
}

/** Whether a deadline lies before `now` (milliseconds since 1970), or at it. */
export function hasPassed(deadline: string, now: number): boolean {
  return deadlineMoment(deadline) <= now;
}
