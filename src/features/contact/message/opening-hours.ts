import { fill } from '#shared/text/fill.ts';

/** Hours of support on a day of the week. */
interface OpenHours {
  readonly opens: number;
  readonly closes: number;
}

const WEEKDAY: OpenHours = { opens: 9, closes: 18 };
const SATURDAY: OpenHours = { opens: 10, closes: 16 };

const hoursText = ({ opens, closes }: OpenHours): string => fill('{opens}:00-{closes}:00', { opens, closes });

/** The hours as the page shows them (CON-01). */
export const supportHours = [
  { days: 'Mon-Fri', hours: hoursText(WEEKDAY) },
  { days: 'Sat', hours: hoursText(SATURDAY) },
  { days: 'Sun', hours: 'Closed' },
] as const;

/** By the day of the week, Sunday first. */
const week: readonly (OpenHours | null)[] = [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY];
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India is 5:30 ahead of UTC all year; the visitor's own time zone does not matter. */
const INDIA_MS = 5.5 * HOUR_MS;

export interface SupportState {
  readonly isOpen: boolean;
  readonly text: string;
}

/** Whether the office is open at a moment, in milliseconds since 1970; and when it opens, if not. */
export function supportState(now: number): SupportState {
  const time = now + INDIA_MS;
  const today = Math.floor(time / DAY_MS);
  const hour = (time % DAY_MS) / HOUR_MS;
  // 1 January 1970 was a Thursday.
  const dayOf = (offset: number) => (today + offset + 4) % 7;
  const hoursOf = (offset: number) => week[dayOf(offset)] ?? null;

  const open = hoursOf(0);
  if (open && hour >= open.opens && hour < open.closes) {
    return { isOpen: true, text: fill('Open now, until {time}', { time: `${open.closes}:00` }) };
  }
  const next = open && hour < open.opens ? 0 : ([1, 2].find((offset) => hoursOf(offset) !== null) ?? 1);
  const day = ['today', 'tomorrow'][next] ?? fill('on {day}', { day: dayNames[dayOf(next)] ?? '' });
  return {
    isOpen: false,
    text: fill('Closed now, opens {day} at {time}', { day, time: `${hoursOf(next)?.opens ?? 0}:00` }),
  };
}
