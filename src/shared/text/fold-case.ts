import { withoutInvisible } from './tidy.ts';

/**
 * Normalizes text for search. Unifies case, Unicode forms and apostrophes, and removes invisible
 * characters.
 */
export function foldCase(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/g, "'");
}

/** Returns a function that tests whether folded text contains every typed word, in any order. */
export function searchFor(typed: string): (folded: string) => boolean {
  const words = foldCase(typed).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}
