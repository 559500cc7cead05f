/** A text as a search compares it: one spelling of each letter, and no capitals. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
