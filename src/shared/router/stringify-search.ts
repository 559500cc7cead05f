import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Writes strings into the URL without quotes, even those that look like numbers. */
export const stringifySearch = stringifySearchWith(JSON.stringify);

/**
 * Does not parse text in the URL as JSON. Otherwise, `10 ` would lose its space and `1.0` its zero
 * while the user types.
 */
export const parseSearch = parseSearchWith((text) => text);
