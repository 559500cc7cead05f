/** The id of the registration document's field, and the fragment of links that lead to it. */
export const DOCUMENT_FIELD = 'documentURL';

/** Focuses the document's field, in the middle of the screen. */
export function goToDocumentField(): void {
  const field = document.getElementById(DOCUMENT_FIELD);
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'center' });
}
