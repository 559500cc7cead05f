import { ApiError, SessionOverError } from './api-error.ts';
import { type DeliveryStatus, mayBeDelivered } from './refusal.ts';

/** A write whose outcome is still unclear, because a lookup failed or did not find the record. */
export class UnconfirmedError extends ApiError {
  readonly delivery: Exclude<DeliveryStatus, 'answered'>;

  constructor(cause: ApiError, delivery: UnconfirmedError['delivery']) {
    super(cause.operation, cause.failure, { cause });
    this.delivery = delivery;
  }
}

/** Returns whether a record may have reached the server even though its write failed. */
export function deliveryOf(error: unknown): DeliveryStatus {
  if (error instanceof UnconfirmedError) return error.delivery;
  return error instanceof ApiError ? 'answered' : 'unknown';
}

/**
 * Whether the server may have carried out a failed write. That includes a write whose response was
 * ignored because the session had ended.
 */
export function isUnclear(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return mayBeDelivered(error.failure) || (error instanceof SessionOverError && error.wasSent);
}

/**
 * Returns a function that tells whether a received record names this user as its owner. A lookup
 * must not drop such a record, even an invalid one, because it may be the record that was sent.
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
   * Reads the record, or the list that should contain it. Must reject if the client may have
   * dropped the record as invalid.
   */
  readonly find: () => Promise<readonly Found[]>;
  readonly same: (found: Found) => boolean;
}

/**
 * Creates or replaces a record once. If the outcome is unclear, looks up the record on the server,
 * so that a saved record is neither reported as failed nor created again.
 *
 * @returns the server's response, or the record found afterwards
 * @throws ApiError for a clear refusal, UnconfirmedError if the record was not found or could not
 * be looked up
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
      console.warn('Could not check whether the record arrived', reason);
      return null;
    });
    const found = all?.findLast(same);
    if (found !== undefined) return found;
    throw new UnconfirmedError(error, all === null ? 'unknown' : 'not-delivered');
  }
}
