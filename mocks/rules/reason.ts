/** Both answers of an application, trimmed. */
export type Answers = readonly [need: string, fit: string];

const HEADING = /^## .*$/m;

/**
 * Matches the escaped lines of an answer. Their leading backslash keeps them from being headings.
 */
const ESCAPED = /^\\(\\*## )/gm;
const unescaped = (answer: string): string => answer.replace(ESCAPED, '$1').trim();

/**
 * Splits a reason at its first two headings, which are lines that start with '## '. Drops the text
 * before the first heading. Everything after the second heading is the second answer, including
 * further headings. Returns null if the text has fewer than two headings.
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
