import type { Clock } from '../scenarios/clock.ts';

/** Turns days that are counted from today into ISO date-times. */
export interface Calendar {
  /** The last second of a day: a deadline. */
  endOfDay(daysFromToday: number): string;
  /** A working hour of a day in the past, spread by `salt` so that records differ. */
  duringDay(daysFromToday: number, salt: number): string;
}

/**
 * Counts days in the zone of this machine, because 'today' is the person's own day. Every moment
 * depends on the day alone: reloading an hour later changes nothing.
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
