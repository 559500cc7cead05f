/** Beyond this length, a line is prose and no name of a thing: nothing is read out of it. */
const LONGEST_LINE = 160;

/**
 * A line of a scholarship as rules compare it: lower case, one space between words, no punctuation. Empty
 * where the line is too long to be the name of a condition or a document.
 */
export function plainWords(line: string): string {
  if (line.length > LONGEST_LINE) return '';
  return line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('/', ' or ')
    .replace(/[^\p{L}\p{M}\p{N}%+]+/gu, ' ')
    .trim();
}

/** A value of a record that says something, or undefined. */
export function filled(value: string | null | undefined): string | undefined {
  return value?.trim() || undefined;
}

const TURNED = /(?:^| )(?:no|not|nor|non|without|except|excluding|instead|unless|other than)(?: |$)/;
const WISH = /(?:^| )(?:preferably|preferred|preference|encouraged|especially)(?: |$)/;

/** True where a word turns the sense of the line round. */
export function isTurned(words: string): boolean {
  return TURNED.test(words);
}

/** True where the line only prefers something. */
export function isWish(words: string): boolean {
  return WISH.test(words);
}

/** What opens a condition and says nothing: 'The applicant must be a …'. */
export const OPENING =
  '(?:(?:the |all )?(?:applicants?|candidates?|students?) )?(?:(?:must|should|has to|have to|needs? to) )?(?:be )?(?:only |open to |for )?(?:an? )?';
