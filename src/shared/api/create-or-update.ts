import { isNotFound } from './api-error.ts';

export interface CreateOrUpdate<T> {
  /** Fetches the record; its absence is an ApiError with status 404. */
  readonly find: () => Promise<unknown>;
  /** PUTs the record that exists. */
  readonly update: () => Promise<T>;
  /** POSTs a record that does not. */
  readonly create: () => Promise<T>;
}

/**
 * Fetches first: PUT when the record exists, POST when it is 404. Any other failure is thrown and never
 * taken for 'new' (WIRE-03).
 *
 * @throws ApiError of whichever call failed
 */
export async function createOrUpdate<T>({ find, update, create }: CreateOrUpdate<T>): Promise<T> {
  try {
    await find();
  } catch (error) {
    if (isNotFound(error)) return create();
    throw error;
  }
  return update();
}
