import { rows } from './row.ts';

/** The error catalogue's rows of the contact page. */
export const contactErrors = rows({});
