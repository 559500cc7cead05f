/** The headings of the two answers in `scholarshipReason` (APP-06). */
const REASON_HEADINGS = {
  need: 'Why I need this scholarship',
  fit: 'Why I am a perfect fit',
} as const;

export interface Reason {
  readonly need: string;
  readonly fit: string;
}

const HEADING_MARK = '## ';
/** Matches any heading, because clients other than this site may use different headings. */
const HEADING = /^## .*$/m;

/** A line that looks like a heading or an escaped heading. */
const LIKE_HEADING = /^(\\*## )/gm;
const ESCAPED = /^\\(\\*## )/gm;

function enclose(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim().replace(LIKE_HEADING, '\\$1');
}

/**
 * Joins both answers into one text, each under its heading (APP-06). A backslash escapes lines that
 * look like headings, so that the text always splits at '## ' into exactly two sections.
 */
export function composeReason({ need, fit }: Reason): string {
  return [
    `${HEADING_MARK}${REASON_HEADINGS.need}`,
    enclose(need),
    `${HEADING_MARK}${REASON_HEADINGS.fit}`,
    enclose(fit),
  ].join('\n\n');
}

/** Splits the text into the two answers. Returns null if the text does not have two sections. */
export function splitReason(text: string): Reason | null {
  const first = HEADING.exec(text);
  if (first === null) return null;
  const answers = text.slice(first.index + first[0].length);
  const second = HEADING.exec(answers);
  if (second === null) return null;
  return {
    need: disclose(answers.slice(0, second.index)),
    fit: disclose(answers.slice(second.index + second[0].length)),
  };
}

function disclose(section: string): string {
  return section.trim().replace(ESCAPED, '$1');
}
