import { nullIfMissing } from './api-error.ts';

export interface CreateOrUpdate<Found, Saved> {
  /** Fetches the record; its absence is an ApiError with status 404. */
  readonly find: () => Promise<Found>;
  /** PUTs the record that exists. */
  readonly update: (found: Found) => Promise<Saved>;
  /** POSTs a record that does not. */
  readonly create: () => Promise<Saved>;
}

/**
 * Fetches first: PUT when the record exists, POST when it is 404. Any other failure is thrown and never
 * taken for 'new' (WIRE-03).
 *
 * @throws ApiError of whichever call failed
 */
export async function createOrUpdate<Found extends object, Saved>({
  find,
  update,
  create,
}: CreateOrUpdate<Found, Saved>): Promise<Saved> {
  const found = await find().catch(nullIfMissing);
  return found === null ? create() : update(found);
}
