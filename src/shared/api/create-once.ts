import { ApiError } from './api-error.ts';
import { type DeliveryStatus, mayBeDelivered } from './refusal.ts';

/** The call itself has had its 10 s by then: looking up may not take as long again. */
const LOOK_UP_MS = 6000;

/** A creation that ended without a clear answer: looking it up found nothing, or failed as well. */
export class UnconfirmedError extends ApiError {
  readonly delivery: Exclude<DeliveryStatus, 'answered'>;

  constructor(cause: ApiError, delivery: UnconfirmedError['delivery']) {
    super(cause.operation, cause.failure, { cause });
    this.delivery = delivery;
  }
}

/** What is known of a record whose creation has failed. */
export function deliveryOf(error: unknown): DeliveryStatus {
  if (error instanceof UnconfirmedError) return error.delivery;
  return error instanceof ApiError ? 'answered' : 'unknown';
}

export interface CreateOnce<Created, Found> {
  readonly send: () => Promise<Created>;
  /** Reads the records among which the new one would be: none of them left out. */
  readonly find: (signal: AbortSignal) => Promise<readonly Found[]>;
  /** Whether a record is the one that was sent. */
  readonly same: (found: Found) => boolean;
}

/**
 * Creates a record once. Where the answer does not say whether it arrived, the server is asked before the person is told
 * to try again, so that it is never created twice.
 *
 * @returns what the server answered, or the record as it was found afterwards
 * @throws ApiError of a clear refusal, UnconfirmedError where it did not arrive or that cannot be known
 */
export async function createOnce<Created, Found>({
  send,
  find,
  same,
}: CreateOnce<Created, Found>): Promise<Created | Found> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeDelivered(error.failure)) throw error;
    const all = await find(AbortSignal.timeout(LOOK_UP_MS)).catch((reason: unknown) => {
      console.warn('Whether it arrived could not be looked up', reason);
      return null;
    });
    const found = all?.findLast(same);
    if (found !== undefined) return found;
    throw new UnconfirmedError(error, all === null ? 'unknown' : 'not-delivered');
  }
}
