/** One part of what a student wrote, under its heading where it has one. */
export interface AnswerPart {
  readonly heading: string | null;
  readonly text: string;
}

/** What a student wrote, by its headings (APP-06). A text without any comes as it is; nothing in it is markup. */
export function answerParts(reason: string): readonly AnswerPart[] {
  // Each heading with the text after it; the first text has none.
  const pieces = ['', ...reason.split(/^##\s+(.+?)\r?$/m)];
  return pieces
    .map((heading, index) => ({ heading: heading || null, text: pieces[index + 1]?.trim() ?? '' }))
    .filter(({ heading, text }, index) => index % 2 === 0 && (heading !== null || text !== ''));
}
