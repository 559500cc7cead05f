import type { HttpFailure } from '#contract/failure.ts';
import { ApiError } from './api-error.ts';

/**
 * Sends a change. Where the server refuses it because of parts that it never accepts, sends the rest, so that
 * these parts do not hold it back. The call has to be one that can be repeated.
 *
 * @param never the parts of the change that the refusal is about and that no other value would mend
 * @returns the parts that were left out, and so are not saved
 * @throws ApiError where no part can be left out, or the rest is refused too
 */
export async function sendAcceptable<Change extends object>(
  change: Change,
  send: (change: Change) => Promise<unknown>,
  never: (failure: HttpFailure) => readonly (keyof Change)[],
): Promise<readonly (keyof Change)[]> {
  try {
    await send(change);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.kind !== 'http') throw error;
    const leftOut = never(error.failure);
    const rest = { ...change };
    for (const part of leftOut) delete rest[part];
    if (leftOut.length === 0 || Object.keys(rest).length === 0) throw error;
    await send(rest);
    return leftOut;
  }
}

/** The parts of a change that take a value away, where these alone are what a server refuses. */
export function refusedClearings<Change extends object>(
  change: Change,
  { status, fields }: HttpFailure,
): readonly (keyof Change)[] {
  if (status >= 500 || fields === undefined) return [];
  const named = Object.keys(fields);
  const isCleared = (name: string) => {
    const value = Object.hasOwn(change, name) ? change[name as keyof Change] : undefined;
    return value === null || value === '';
  };
  return named.every(isCleared) ? (named as (keyof Change)[]) : [];
}
