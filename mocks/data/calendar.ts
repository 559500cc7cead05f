import type { Clock } from '../scenarios/clock.ts';

/** Converts a number of days from today to an ISO date-time. */
export interface Calendar {
  /** Returns the last second of a day, for deadlines. */
  endOfDay(daysFromToday: number): string;
  /**
   * Returns a time between 9:00 and 18:00 on a day. `salt` varies the time, so that records of the
   * same day differ.
   */
  duringDay(daysFromToday: number, salt: number): string;
}

/**
 * Counts days in this machine's time zone, so that 'today' is the current day where the user is.
 * Times depend only on the day, so reloading an hour later changes nothing.
 */
export function createCalendar(clock: Clock): Calendar {
  const today = new Date(clock());
  const on = (days: number, hours: number, minutes: number, seconds: number): string =>
    new Date(
      today.getFullYear(),
      today.getMonth(),
      today.getDate() + days,
      hours,
      minutes,
      seconds,
    ).toISOString();
  return {
    endOfDay: (days) => on(days, 23, 59, 59),
    duringDay: (days, salt) => on(days, 9 + (salt % 9), (salt * 7) % 60, (salt * 13) % 60),
  };
}
