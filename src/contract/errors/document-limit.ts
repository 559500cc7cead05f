/** The largest allowed document, in megabytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_MEGABYTES = 5;
