import { errorEntry } from './error-entries.ts';
import { STORAGE_REFUSAL } from './errors/define-entries.ts';
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

/** Every text inside a body, however deep. */
function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return body === '' ? [] : [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : [];
}

/** The messages that a scenario's server sends. */
function messagesOf(trigger: Scenario['trigger']): readonly string[] {
  if (trigger?.kind === 'answer') return textsIn(trigger.body);
  return trigger?.kind === 'storage' && trigger.failure === 'refused' ? [STORAGE_REFUSAL] : [];
}

/**
 * What a scenario shows on the screen, as users read it: the error's text with the forced response's message filled in,
 * and `{name}` for any other value. For an error without a text: the text to look for, if any.
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

/** What the screen must show once a scenario has run. */
export const expectedTexts = (scenario: Pick<Scenario, 'errorId' | 'trigger'>): readonly RegExp[] =>
  expectedWords(scenario).map(patternOf);
