import { errorEntry } from './error-entries.ts';
import type { Scenario } from './scenario.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text of the screen, with anything in the place of its placeholders: `{n} days left`. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(literally)
      .join('.+?'),
  );

/** Whether an error's text is the server's own message. */
export const isServersOwn = (text: string): boolean => /^\{\w+\}$/.test(text);

/** Every text inside a body, however deep: the messages of a server. */
function wordsIn(body: unknown): string[] {
  if (typeof body === 'string') return body === '' ? [] : [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(wordsIn) : [];
}

/**
 * What has to be on the screen once a scenario is produced: the error's text with anything in the place of its
 * placeholders, or, where the text is one placeholder, the message of the forced answer. None where the
 * specification wants nothing on the screen.
 */
export function expectedTexts({
  errorId,
  trigger,
}: Pick<Scenario, 'errorId' | 'trigger'>): readonly RegExp[] {
  const { text } = errorEntry(errorId);
  if (text === null) return [];
  if (!isServersOwn(text)) return [patternOf(text)];
  const body = trigger?.kind === 'answer' ? trigger.body : null;
  return wordsIn(body).map((word) => new RegExp(literally(word)));
}
