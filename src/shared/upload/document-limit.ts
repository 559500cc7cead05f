/** The largest allowed document, in megabytes (STU-03, ORG-06). The texts of the contract name it, too. */
export const MAX_DOCUMENT_MEGABYTES = 5;
