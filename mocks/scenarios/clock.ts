import type { TextStore } from '../store/text-stores.ts';

/**
 * Returns the current time in milliseconds since 1970. Injected, so that tests and permalinks can
 * set the time.
 */
export type Clock = () => number;

/** India's offset from UTC in milliseconds. India has one time zone and no daylight saving time. */
export const INDIA_MS = 330 * 60_000;
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const KEY = 'eduempower.mock.clock';

/**
 * Parses a time in a link. A time without a zone (`2027-03-31T10:00`) is in Indian Standard Time. A
 * time with a zone (`2027-03-31T04:30:00Z`) keeps its zone. A day without a time means midnight.
 * `real` means the machine's own clock. Returns undefined for any other text, and for times outside
 * the years 2000 to 2099.
 */
export function parseMoment(text: string): number | 'real' | undefined {
  if (text === 'real') return text;
  const [, day, time = 'T00:00', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const moment = Date.parse(day + time + zone);
  // Rejects days that don't exist. Some engines parse them as a day of the next month.
  const isReal = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;
  return isReal && moment >= EARLIEST && moment < LATEST ? moment : undefined;
}

/**
 * Formats a time to the minute, in India's time zone, for {@link parseMoment} and for date-time
 * fields.
 */
export const formatMoment = (moment: number): string =>
  new Date(moment + INDIA_MS).toISOString().slice(0, 16);

/**
 * Sets this tab's clock to `moment` by storing its offset from the real clock. `real` removes the
 * offset.
 */
export function turnClock(session: TextStore, moment: number | 'real', real: Clock): void {
  if (moment === 'real') session.remove(KEY);
  else session.set(KEY, String(moment - real()));
}

/**
 * Returns how far this tab's clock is ahead of the machine's own, in milliseconds. 0 if the stored
 * text isn't a number.
 */
export function readShift(session: TextStore): number {
  const shift = Number(session.get(KEY) ?? 0);
  return Number.isFinite(shift) ? shift : 0;
}

/**
 * Makes `new Date()`, `Date()` and `Date.now()` follow a clock in all code that runs in a window.
 * Dates created from explicit values don't change.
 */
export function followClock(view: { Date: DateConstructor }, now: Clock): void {
  const Native = view.Date;
  view.Date = new Proxy(Native, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new Native(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  Native.prototype.constructor = view.Date;
}
