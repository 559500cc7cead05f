import { errorEntry } from './error-entries.ts';
import { STORAGE_REFUSAL } from './errors/define-entries.ts';
import type { Scenario } from './scenario.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern that matches a text on the screen. Each placeholder, such as `{n}` in `{n} days
 * left`, matches any value.
 */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(literally)
      .join('.+?'),
  );

/** True if an error's text consists only of the server's message, as in `{message}`. */
export const isServersOwn = (text: string): boolean => /^\{\w+\}$/.test(text);

/** Returns every non-empty string inside a body, at any depth. */
function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return body === '' ? [] : [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : [];
}

/** Returns the messages in the response that a trigger forces. */
function messagesOf(trigger: Scenario['trigger']): readonly string[] {
  if (trigger?.kind === 'answer') return textsIn(trigger.body);
  return trigger?.kind === 'storage' && trigger.failure === 'refused' ? [STORAGE_REFUSAL] : [];
}

/**
 * Returns the texts that a scenario shows on the screen. The forced message replaces `{message}` in
 * the error's text. Other placeholders, such as `{name}`, stay. For an error without a text,
 * returns the text that testers should look for, if any.
 */
export function expectedWords({
  errorId,
  trigger,
}: Pick<Scenario, 'errorId' | 'trigger'>): readonly string[] {
  const { text, lookFor } = errorEntry(errorId);
  if (text === null) return lookFor && 'text' in lookFor ? [lookFor.text] : [];
  const messages = messagesOf(trigger);
  if (isServersOwn(text)) return messages;
  const [message] = messages;
  return [message === undefined ? text : text.replace('{message}', () => message)];
}

/** Returns patterns that match the texts of a scenario, with any value for each placeholder. */
export const expectedTexts = (scenario: Pick<Scenario, 'errorId' | 'trigger'>): readonly RegExp[] =>
  expectedWords(scenario).map(patternOf);
