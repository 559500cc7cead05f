/** Both answers of an application, trimmed; null where the text has no two headed sections. */
export type Answers = readonly [need: string, fit: string];

const HEADING = /^## .*$/m;

/** A line of an answer that would read as a heading comes with a backslash in front. */
const ESCAPED = /^\\(\\*## )/gm;
const unescaped = (answer: string): string => answer.replace(ESCAPED, '$1').trim();

/**
 * Splits a reason at its headings: lines that begin with '## ', which an answer may hold more of.
 * The text before the first heading belongs to nothing; from the second heading on, all is the second answer.
 */
export function splitReason(reason: string): Answers | null {
  const text = reason.replaceAll('\r\n', '\n');
  const first = HEADING.exec(text);
  if (!first) return null;
  const afterFirst = text.slice(first.index + first[0].length);
  const second = HEADING.exec(afterFirst);
  if (!second) return null;
  return [
    unescaped(afterFirst.slice(0, second.index)),
    unescaped(afterFirst.slice(second.index + second[0].length)),
  ];
}
