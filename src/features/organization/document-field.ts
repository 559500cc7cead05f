/** Id of the registration document field. Links to the field use this id as their fragment. */
export const DOCUMENT_FIELD = 'documentURL';
