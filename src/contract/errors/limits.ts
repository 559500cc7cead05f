/** The largest allowed document, in megabytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_MEGABYTES = 5;
/** The fewest characters of each answer, trimmed (APP-02). */
export const ANSWER_MIN_LENGTH = 100;
/** The most characters of each answer; further input is ignored (APP-02). */
export const ANSWER_MAX_LENGTH = 2500;

/** The characters of a campaign's texts, without the space around them (CF-10). */
export const CAMPAIGN_LENGTHS = {
  description: { least: 10, most: 500 },
  about: { least: 10, most: 1000 },
} as const;
