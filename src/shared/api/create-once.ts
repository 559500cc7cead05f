import { ApiError, SessionOverError } from './api-error.ts';
import { type DeliveryStatus, mayBeDelivered } from './refusal.ts';

/** A write without a clear answer: looking it up found nothing, or failed as well. */
export class UnconfirmedError extends ApiError {
  readonly delivery: Exclude<DeliveryStatus, 'answered'>;

  constructor(cause: ApiError, delivery: UnconfirmedError['delivery']) {
    super(cause.operation, cause.failure, { cause });
    this.delivery = delivery;
  }
}

/** Whether a record whose write failed may have reached the server. */
export function deliveryOf(error: unknown): DeliveryStatus {
  if (error instanceof UnconfirmedError) return error.delivery;
  return error instanceof ApiError ? 'answered' : 'unknown';
}

/** Whether the server may have taken a write that failed. The end of a session drops the answer to a write on its way. */
export function isUnclear(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return mayBeDelivered(error.failure) || (error instanceof SessionOverError && error.wasSent);
}

/**
 * Whether a record, as it arrived, names this user as its owner. A look-up must not miss one: the user's own record that
 * cannot be read may be the one that was sent.
 */
export function isOwnedBy(userId: string, field: 'organizationId' | 'studentId') {
  return (record: unknown): boolean => {
    if (typeof record !== 'object' || record === null) return false;
    const owner: unknown = Reflect.get(record, field);
    return owner === userId || (typeof owner === 'number' && String(owner) === userId);
  };
}

export interface CreateOnce<Created, Found> {
  readonly send: () => Promise<Created>;
  /**
   * Reads the list that would contain the new record, or the replaced record alone. Rejects where the record may have been
   * left out.
   */
  readonly find: () => Promise<readonly Found[]>;
  readonly same: (found: Found) => boolean;
}

/**
 * Creates or replaces a record once. If the answer does not say whether that was done, this looks it up on the server
 * before the user is asked to try again, so that nothing is created twice, and nothing that was saved is called failed.
 *
 * @returns the server's answer, or the record found afterwards
 * @throws ApiError for a clear refusal, UnconfirmedError if the record was not written or that cannot be known
 */
export async function createOnce<Created, Found>({
  send,
  find,
  same,
}: CreateOnce<Created, Found>): Promise<Created | Found> {
  try {
    return await send();
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const all = await find().catch((reason: unknown) => {
      console.warn('Whether it arrived could not be looked up', reason);
      return null;
    });
    const found = all?.findLast(same);
    if (found !== undefined) return found;
    throw new UnconfirmedError(error, all === null ? 'unknown' : 'not-delivered');
  }
}
