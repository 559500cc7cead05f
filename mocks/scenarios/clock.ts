import type { TextStore } from '../store/text-stores.ts';

/** Milliseconds since 1970: handed in, so a test or a permalink can set it. */
export type Clock = () => number;

/** India's offset from UTC, in milliseconds. India has one time zone and no summer time. */
export const INDIA_MS = 330 * 60_000;
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const KEY = 'eduempower.mock.clock';

/**
 * Reads a moment as a link writes it: `2027-03-31T10:00` or a day alone is India's time, anything with a zone
 * (`2027-03-31T04:30:00Z`) is itself, `real` is the machine's own clock. Undefined for anything else.
 */
export function parseMoment(text: string): number | 'real' | undefined {
  if (text === 'real') return text;
  const [, day, time = 'T00:00', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const moment = Date.parse(day + time + zone);
  // A day that no month has becomes one of the next month somewhere, and nothing elsewhere.
  const isReal = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;
  return isReal && moment >= EARLIEST && moment < LATEST ? moment : undefined;
}

/** A moment in India's time, to the minute: what {@link parseMoment} reads, and a date-time field shows. */
export const formatMoment = (moment: number): string =>
  new Date(moment + INDIA_MS).toISOString().slice(0, 16);

/** Turns this tab's clock to a moment, from which it goes on, or back to the machine's own. */
export function turnClock(session: TextStore, moment: number | 'real', real: Clock): void {
  if (moment === 'real') session.remove(KEY);
  else session.set(KEY, String(moment - real()));
}

/** How far this tab's clock is from the machine's own, in milliseconds. Text that isn't a number counts as 0. */
export function readShift(session: TextStore): number {
  const shift = Number(session.get(KEY) ?? 0);
  return Number.isFinite(shift) ? shift : 0;
}

/**
 * Lets all code of a window live by a clock: `new Date()`, `Date()` and `Date.now()` follow it, and everything
 * else of dates stays as it is.
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
