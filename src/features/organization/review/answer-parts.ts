/** A part of a student's answer. The heading is null for text before the first heading. */
export interface AnswerPart {
  readonly heading: string | null;
  readonly text: string;
}

/**
 * Splits a student's answer at its headings (APP-06). Text without headings stays in one part. HTML
 * tags stay plain text.
 */
export function answerParts(reason: string): readonly AnswerPart[] {
  // `pieces` alternates between headings and texts, and starts with an empty heading.
  const pieces = ['', ...reason.split(/^##\s+(.+?)\r?$/m)];
  return pieces
    .map((heading, index) => ({ heading: heading || null, text: pieces[index + 1]?.trim() ?? '' }))
    .filter(({ heading, text }, index) => index % 2 === 0 && (heading !== null || text !== ''));
}
