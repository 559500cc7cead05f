import { atFirstUse } from './first-use.ts';

const DAY_MS = 86_400_000;
const longDate = atFirstUse(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
);
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The moment at which a deadline ends, in milliseconds since 1970. A bare date ends at the close of that day in the
 * local time zone.
 */
export function deadlineMoment(iso: string): number {
  return Date.parse(DATE_ONLY.test(iso) ? `${iso}T23:59:59.999` : iso);
}

/** Whether a deadline has passed at a moment, in milliseconds since 1970. */
export function hasEnded(deadline: string, now: number): boolean {
  return deadlineMoment(deadline) <= now;
}

/** A date in words: `31 March 2027`. */
export function formatLongDate(iso: string): string {
  return longDate().format(deadlineMoment(iso));
}

/** Whole days until a deadline, a begun day counting as one; 0 or less when it has passed. */
export function daysLeft(iso: string, now: number): number {
  return Math.ceil((deadlineMoment(iso) - now) / DAY_MS);
}

/**
 * The local date of a moment, year first: `2026-11-22`, for date inputs, spreadsheets and file names. Not formatted
 * by locale: browsers disagree about `en-CA`.
 */
export function isoDay(moment: number | string): string {
  const date = new Date(moment);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
