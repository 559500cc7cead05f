import { stringifySearchWith } from '@tanstack/react-router';

/** Words stand in the address as they are, without quotes around those that look like numbers. */
export const stringifySearch = stringifySearchWith(JSON.stringify);
