import { failureIn } from '../api/api-error.ts';
import { formatMoment } from '../format/moment.ts';
import { EmailError } from '../ports/email.ts';
import { fill } from '../text/fill.ts';

/** The first pause if a busy server does not name one, in milliseconds. */
const FIRST_MS = 20_000;
/** The longest pause of our own choice. */
const LONGEST_MS = 120_000;
/** The random share of a pause, so that clients don't all retry at the same time. */
const JITTER = 0.25;
/**
 * A form never waits longer than this, whatever the server asks for. Browser timers end at 24.8
 * days.
 */
const MOST_MS = 15 * 60_000;

/**
 * How long to wait before asking a busy server (429, 503) again: at least as long as it asks for,
 * in whole seconds, as milliseconds. Null if the form must not retry automatically, because the
 * write may have arrived, was refused for good, or the server asks for a longer wait
 * (`longWaitText`).
 *
 * @param before the number of pauses so far
 * @param random from 0 to 1
 */
export function pauseMs(error: unknown, before: number, random: () => number): number | null {
  if (!isBusy(error)) return null;
  const asked = askedMs(error);
  if (asked !== null && asked > MOST_MS) return null;
  const base = asked ?? Math.min(FIRST_MS * 2 ** before, LONGEST_MS);
  const jitter = Math.min(base, LONGEST_MS) * JITTER * random();
  return Math.ceil((base + jitter) / 1000) * 1000;
}

/**
 * Tells until when a busy server asks to wait, if that is longer than a form waits. Otherwise null.
 */
export function longWaitText(error: unknown, now: number): string | null {
  const asked = isBusy(error) ? askedMs(error) : null;
  if (asked === null || asked <= MOST_MS) return null;
  return fill(
    'The server asks everyone to wait until {moment}. Nothing was saved. Your text is kept: try again then.',
    { moment: formatMoment(now + asked, now) },
  );
}

const failureOf = (error: unknown) => (error instanceof EmailError ? error.failure : failureIn(error));

function isBusy(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && 'status' in failure && [429, 503].includes(failure.status);
}

/**
 * The wait that the server asks for. Null if there is none or 0, which would mean retrying every second.
 */
function askedMs(error: unknown): number | null {
  const failure = failureOf(error);
  return (failure !== null && 'retryAfterMs' in failure && failure.retryAfterMs) || null;
}
