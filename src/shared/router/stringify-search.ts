import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Writes strings into the URL as they are, without quotes around those that look like numbers. */
export const stringifySearch = stringifySearchWith(JSON.stringify);

/** Reads a text in the URL as it is written: as JSON, `10 ` would lose its space and `1.0` its zero while it is typed. */
export const parseSearch = parseSearchWith((text) => text);
