import { withoutInvisible } from './tidy.ts';

/** A text as a search compares it: one spelling of each letter and apostrophe, no capitals and no invisible marks. */
export function foldCase(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/g, "'");
}

/** Whether a folded text has every word that is looked for, in any order. */
export function searchFor(typed: string): (folded: string) => boolean {
  const words = foldCase(typed).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}
