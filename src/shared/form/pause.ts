import { failureIn } from '../api/api-error.ts';
import { formatMoment } from '../format/moment.ts';
import { EmailError } from '../ports/email.ts';
import { fill } from '../text/fill.ts';

/** The first pause, in milliseconds, if a busy server doesn't say how long to wait. */
const FIRST_MS = 20_000;
/**
 * The longest pause without jitter, in milliseconds, if a busy server doesn't say how long to wait.
 */
const LONGEST_MS = 120_000;
/** The maximum jitter, as a share of a pause. It keeps clients from all retrying at once. */
const JITTER = 0.25;
/**
 * The longest wait without jitter, in milliseconds, that a form accepts from a busy server. Without
 * a limit, a wait could exceed 24.8 days, the longest that browser timers support.
 */
const MOST_MS = 15 * 60_000;

/**
 * Returns how long to wait before retrying a busy server (429, 503), in milliseconds. The wait is
 * at least as long as the server asks for, rounded up to whole seconds. Returns null if the form
 * must not retry automatically, because the write may have arrived, the server refused it for good,
 * or the server asks for a longer wait than a form accepts (`longWaitText`).
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
 * If a busy server asks for a longer wait than a form accepts, returns text that says when to try
 * again. Otherwise, returns null.
 */
export function longWaitText(error: unknown, now: number): string | null {
  const asked = isBusy(error) ? askedMs(error) : null;
  if (asked === null || asked <= MOST_MS) return null;
  return fill(
    'The server asks everyone to wait. Nothing was saved, but your text is still here. Try again after {moment}.',
    { moment: formatMoment(now + asked, now) },
  );
}

const failureOf = (error: unknown) => (error instanceof EmailError ? error.failure : failureIn(error));

function isBusy(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && 'status' in failure && [429, 503].includes(failure.status);
}

/**
 * Returns how long the server asks the form to wait, in milliseconds. Null if the server doesn't
 * say. Also null for 0, which would make the form retry without a pause.
 */
function askedMs(error: unknown): number | null {
  const failure = failureOf(error);
  return (failure !== null && 'retryAfterMs' in failure && failure.retryAfterMs) || null;
}
