import { rows } from './row.ts';

/** The error catalogue's rows of donations and payments. */
export const donationErrors = rows({});
