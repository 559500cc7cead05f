import { formatCount } from './count.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** India's offset from UTC, the same all year. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
/** Hardcoded, because the first `Intl` formatter on a page blocks a cheap phone for 0.1 s. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
/** Servers write a day without a time as a bare date, or as midnight in UTC. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$)/;

/** Returns the day if a date has no time: `2027-03-31`. Otherwise undefined. */
export function bareDay(iso: string): string | undefined {
  return DAY.exec(iso)?.[1];
}

/**
 * Returns the exact time of a deadline, in milliseconds since 1970. A deadline with a date but no
 * time falls at the end of that day in India.
 */
export function deadlineMoment(iso: string): number {
  const day = bareDay(iso);
  return Date.parse(day === undefined ? iso : `${day}T23:59:59.999+05:30`);
}

/** Shifts a time, so that the UTC getters of the result return the time in India. */
const inIndia = (moment: number) => new Date(moment + INDIA_AHEAD_MS);

/** Returns the date in India, in the format of a date input: `2027-03-31`. */
export function indianDay(moment: number): string {
  return inIndia(moment).toISOString().slice(0, 10);
}

/** Formats a time of day with a no-break space: `10:40 am`. */
export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Whether a deadline has passed at the time `now`. The deadline is an ISO date, or an exact time in
 * milliseconds since 1970.
 */
export function hasEnded(deadline: string | number, now: number): boolean {
  return (typeof deadline === 'string' ? deadlineMoment(deadline) : deadline) <= now;
}

/** Formats a date with the month in words, in India's time zone: `31 March 2027`. */
export function formatLongDate(iso: string): string {
  const date = inIndia(deadlineMoment(iso));
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats the time of day in India. Outside India, the text ends in `(India time)`. */
function clockInIndia(moment: number): string {
  const isInIndia = -new Date(moment).getTimezoneOffset() * MINUTE_MS === INDIA_AHEAD_MS;
  const date = inIndia(moment);
  return `${formatClock(date.getUTCHours(), date.getUTCMinutes())}${isInIndia ? '' : ' (India time)'}`;
}

/**
 * Formats a deadline to the minute, for users who can still meet it: `31 March 2027 at 11:59 pm`.
 * Outside India, the text ends in `(India time)`.
 */
export function formatDeadline(iso: string): string {
  return `${formatLongDate(iso)} at ${clockInIndia(deadlineMoment(iso))}`;
}

/** Returns the days left until a deadline, rounded up: 48.35 becomes 49. Null after the deadline. */
export function daysLeft(iso: string, now: number): number | null {
  const end = deadlineMoment(iso);
  return hasEnded(end, now) ? null : Math.ceil((end - now) / DAY_MS);
}

/**
 * Formats the time left until a deadline: `49 days left`. In the last 24 hours, the exact time
 * replaces the number: `Ends today at 5:00 pm`, `Ends tomorrow at 9:00 am`. After the deadline:
 * `Expired`.
 */
export function formatTimeLeft(iso: string, now: number): string {
  const days = daysLeft(iso, now);
  if (days === null) return 'Expired';
  if (days > 1) return `${formatCount(days)} days left`;
  const end = deadlineMoment(iso);
  return `Ends ${indianDay(end) === indianDay(now) ? 'today' : 'tomorrow'} at ${clockInIndia(end)}`;
}

/** Adds years to the value of a date or date-time input: `2026-11-21` becomes `2036-11-21`. */
export function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/**
 * Formats the local date of a time: `2026-11-22`. Doesn't use the locale `en-CA`, because its
 * format differs between browsers.
 */
export function isoDay(moment: number | string): string {
  const date = new Date(moment);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
