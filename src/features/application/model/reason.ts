/** The headings under which both answers travel in `scholarshipReason` (APP-06). */
const REASON_HEADINGS = {
  need: 'Why I need this scholarship',
  fit: 'Why I am a perfect fit',
} as const;

export interface Reason {
  readonly need: string;
  readonly fit: string;
}

const HEADING_MARK = '## ';
const WHOLE = new RegExp(
  `^${HEADING_MARK}${REASON_HEADINGS.need}\\n\\n([^]*)\\n\\n${HEADING_MARK}${REASON_HEADINGS.fit}\\n\\n([^]*)$`,
);

/** A line of an answer that looks like a heading, or like one that was escaped before. */
const LIKE_HEADING = /^(\\*## )/gm;
const ESCAPED = /^\\(\\*## )/gm;

function enclose(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim().replace(LIKE_HEADING, '\\$1');
}

/**
 * One text out of both answers, each under its heading (APP-06). A line of an answer that begins like a
 * heading gets a backslash before it, so that whoever splits the text at lines with '## ' finds exactly two.
 */
export function composeReason({ need, fit }: Reason): string {
  return [
    `${HEADING_MARK}${REASON_HEADINGS.need}`,
    enclose(need),
    `${HEADING_MARK}${REASON_HEADINGS.fit}`,
    enclose(fit),
  ].join('\n\n');
}

/** Both answers out of the one text, or null when it was not composed by this product. */
export function splitReason(text: string): Reason | null {
  const [, need, fit] = WHOLE.exec(text) ?? [];
  if (need === undefined || fit === undefined) return null;
  return { need: need.replace(ESCAPED, '$1'), fit: fit.replace(ESCAPED, '$1') };
}
