/** Id of the field for the registration document. Links to the field use it as their fragment. */
export const DOCUMENT_FIELD = 'documentURL';
