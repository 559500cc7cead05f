import { foldCase } from '../text/fold-case.ts';
import type { FormFailure } from './form-failure.ts';

/**
 * Messages that don't name their field, such as those of `plainRefusal`. Each becomes a sentence:
 * the field's label, followed by `end`.
 */
const UNNAMED: readonly (readonly [start: RegExp, end: string])[] = [
  [/^required\.?$/i, 'is required'],
  [/^needs (.+?)\.?$/i, 'needs $1'],
  [/^not valid$/i, 'isn’t valid. Please change it.'],
];

/**
 * Rewrites a server's message for display beside its field: 'Required' becomes 'Father’s name is
 * required'.
 */
export function fieldWords(label: string, text: string): string {
  for (const [start, end] of UNNAMED) {
    if (start.test(text)) return text.replace(start, `${label} ${end}`);
  }
  return text;
}

/** Rewrites a server's message for a list of problems. The result always names the field. */
export function summaryWords(label: string, text: string): string {
  const words = fieldWords(label, text);
  return foldCase(words).includes(foldCase(label)) ? words : `${label}: ${words}`;
}

/** Says in sentences why a form was not sent, for places that can't mark fields, such as toasts. */
export function failureWords(
  labels: Readonly<Record<string, string>>,
  { text, detail, fields = new Map() }: FormFailure,
): readonly string[] {
  const listed = Array.from(fields, ([name, words]) => summaryWords(labels[name] ?? name, words));
  return [text, detail, ...listed].flatMap((words) => words || []);
}
