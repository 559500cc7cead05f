import { nullIfMissing } from './api-error.ts';

export interface CreateOrUpdate<Found, Saved> {
  /** Fetches the record; rejects with an ApiError of status 404 if it does not exist. */
  readonly find: () => Promise<Found>;
  readonly update: (found: Found) => Promise<Saved>;
  readonly create: () => Promise<Saved>;
}

/**
 * Fetches first, then PUTs an existing record or, after a 404, POSTs a new one. Any other failure is thrown
 * (WIRE-03).
 */
export async function createOrUpdate<Found extends object, Saved>({
  find,
  update,
  create,
}: CreateOrUpdate<Found, Saved>): Promise<Saved> {
  const found = await find().catch(nullIfMissing);
  return found === null ? create() : update(found);
}
