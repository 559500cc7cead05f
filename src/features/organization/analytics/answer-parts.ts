/** One part of what a student wrote, under its heading where it has one. */
export interface AnswerPart {
  readonly heading: string | null;
  readonly text: string;
}

const HEADING = /^##\s+(.+)$/;

/** What a student wrote, by its headings (APP-06). A text without any comes as it is; nothing in it is markup. */
export function answerParts(reason: string): readonly AnswerPart[] {
  const parts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of reason.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ heading, lines: [] });
  }
  return parts
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() }))
    .filter(({ heading, text }) => heading !== null || text !== '');
}
