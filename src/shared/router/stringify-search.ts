import { stringifySearchWith } from '@tanstack/react-router';

/** Writes words into the address as they are, without quotes around those that look like numbers. */
export const stringifySearch = stringifySearchWith(JSON.stringify);
