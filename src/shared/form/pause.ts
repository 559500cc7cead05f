import { failureIn } from '../api/api-error.ts';
import { formatMoment } from '../format/moment.ts';
import { EmailError } from '../ports/email.ts';
import { fill } from '../text/fill.ts';

/** How long the first pause is where a busy server does not say, in milliseconds. */
const FIRST_MS = 20_000;
/** No pause of ours is longer. */
const LONGEST_MS = 120_000;
/** The random share of a pause, so that clients do not all retry at the same time. */
const JITTER = 0.25;
/** A form does not wait longer than this, whatever a server asks for. A browser's timer holds 24.8 days at most. */
const MOST_MS = 15 * 60_000;

/**
 * How long a busy server (429, 503) is left alone, in whole seconds as milliseconds, never less than it asks for. Null
 * if the form must not try again by itself: the write may have arrived, is refused for good, or the server asks for a
 * longer wait than a form waits (`longWaitText`).
 *
 * @param before how many pauses came before this one
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

/** Says until when a busy server asks to wait, if that is longer than a form waits; otherwise null. */
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

/** The pause that the server asks for. A server that asks for none would be asked every second. */
function askedMs(error: unknown): number | null {
  const failure = failureOf(error);
  return (failure !== null && 'retryAfterMs' in failure && failure.retryAfterMs) || null;
}
