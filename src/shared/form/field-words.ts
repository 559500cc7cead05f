import { foldCase } from '../text/fold-case.ts';
import type { FormFailure } from './form-failure.ts';

/** How `serverWords` writes what only a schema library said, and what it is as the end of a sentence. */
const UNNAMED: readonly (readonly [start: RegExp, end: string])[] = [
  [/^required\.?$/i, 'is required'],
  [/^needs (.+?)\.?$/i, 'needs $1'],
  [/^not accepted as it is$/i, 'is not accepted as it is. Please change it.'],
];

/** What a server said of a field, as it is shown beside the field: 'Required' becomes 'Father’s name is required'. */
export function fieldWords(label: string, text: string): string {
  for (const [start, end] of UNNAMED) {
    if (start.test(text)) return text.replace(start, `${label} ${end}`);
  }
  return text;
}

/** What a server said of a field, as it is shown in a list of problems: it names the field. */
export function summaryWords(label: string, text: string): string {
  const words = fieldWords(label, text);
  return foldCase(words).includes(foldCase(label)) ? words : `${label}: ${words}`;
}

/** Why a form was not sent, in sentences: where no form shows it by its fields. */
export function failureWords(
  labels: Readonly<Record<string, string>>,
  { text, detail, fields = new Map() }: FormFailure,
): readonly string[] {
  const listed = Array.from(fields, ([name, words]) => summaryWords(labels[name] ?? name, words));
  return [text, detail, ...listed].flatMap((words) => words || []);
}
