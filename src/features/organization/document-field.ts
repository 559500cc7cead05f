/** The id of the registration document's field, and the fragment of links that lead to it. */
export const DOCUMENT_FIELD = 'documentURL';
