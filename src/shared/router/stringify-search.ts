import { stringifySearchWith } from '@tanstack/react-router';

/** Writes strings into the URL as they are, without quotes around those that look like numbers. */
export const stringifySearch = stringifySearchWith(JSON.stringify);
