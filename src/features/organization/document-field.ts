/** The id of the registration document's field, also used as a fragment in links to it. */
export const DOCUMENT_FIELD = 'documentURL';
