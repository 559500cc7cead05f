import { rows } from './row.ts';

/** The error catalogue's rows of campaigns. */
export const crowdfundingErrors = rows({});
