import * as v from 'valibot';

/** The maximum length of a search text in the URL, in characters. */
export const MAX_QUERY = 200;

/**
 * Creates a schema for text in the URL. The router reads `?q=2027` as a number, and `?q=true` as a
 * boolean.
 */
export const textInSearch = (most: number) =>
  v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.maxLength(most));

/** The schema of the search text in the URL. */
export const searchText = textInSearch(MAX_QUERY);

/** The schema of an id in the URL. The router reads `?id=7` as a number. */
export const searchId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
