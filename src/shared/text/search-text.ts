import * as v from 'valibot';

/** The longest search in the URL, in characters. */
export const MAX_QUERY = 200;

/** A text in the URL. The router reads `?q=2027` as a number, and `?q=true` as a boolean. */
export const textInSearch = (most: number) =>
  v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.maxLength(most));

/** A search text in the URL. */
export const searchText = textInSearch(MAX_QUERY);

/** An id in the URL. The router reads `?id=7` as a number. */
export const searchId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
