import { isoDay } from './dates.ts';
import { atFirstUse } from './first-use.ts';

const time = atFirstUse(() => new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }));
const dayAndTime = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
);

/** A local time: `10:40 am`. */
export function formatTime(moment: number): string {
  return time().format(moment);
}

/** A moment on another day, in local time: `21 November at 10:40 am`. */
export function formatDayAndTime(moment: number): string {
  return dayAndTime().format(moment);
}

/** A moment in local time: `10:40 am` today, `21 November at 10:40 am` on another day. */
export function formatMoment(moment: number, now: number): string {
  return isoDay(moment) === isoDay(now) ? formatTime(moment) : formatDayAndTime(moment);
}
