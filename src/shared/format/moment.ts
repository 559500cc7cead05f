import { formatClock, isoDay, MONTHS } from './dates.ts';

/** Formats a local time: `10:40 am`. */
export function formatTime(moment: number): string {
  const date = new Date(moment);
  return formatClock(date.getHours(), date.getMinutes());
}

/** Formats a local date and time without the year: `21 November at 10:40 am`. */
export function formatDayAndTime(moment: number): string {
  const date = new Date(moment);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} at ${formatTime(moment)}`;
}

/**
 * Formats a local date and time: `10:40 am` today, `21 November at 10:40 am` this year, otherwise
 * `21 November 2025 at 10:40 am`.
 */
export function formatMoment(moment: number, now: number): string {
  if (isoDay(moment) === isoDay(now)) return formatTime(moment);
  const date = new Date(moment);
  if (date.getFullYear() === new Date(now).getFullYear()) return formatDayAndTime(moment);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()} at ${formatTime(moment)}`;
}
