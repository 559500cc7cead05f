import type * as v from 'valibot';
import type { Difference } from './results.ts';

const MAX_FAULTS = 5;
const MAX_SAMPLE = 24;

type Issue = v.BaseIssue<unknown>;

/** Returns the first five places where a response does not fit its schema. */
export function differencesOf(issues: readonly Issue[]): readonly Difference[] {
  return issues
    .flatMap(placesOf)
    .slice(0, MAX_FAULTS)
    .map(({ path, issue }) => ({
      path: ['$', ...path].map(String).join('.'),
      expected: expectedBy(issue),
      got: describe(issue.input),
    }));
}

/**
 * Returns an issue with its path. For a union, returns the deepest issues of its options instead,
 * because the union's own issue says only that no option matches.
 */
function placesOf(issue: Issue): readonly { path: readonly PropertyKey[]; issue: Issue }[] {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  const inner = issue.type === 'union' ? (issue.issues ?? []).flatMap(placesOf) : [];
  const deepest = Math.max(0, ...inner.map((place) => place.path.length));
  if (deepest === 0) return [{ path, issue }];
  return inner
    .filter((place) => place.path.length === deepest)
    .map((place) => ({ ...place, path: [...path, ...place.path] }));
}

const kinds: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

function expectedBy({ type, received, message, expected }: Issue): string {
  if (type === 'object' && received === 'undefined') return 'a value';
  // Regular expressions are hard to read, so the report uses the contract's own message.
  if (type === 'regex' || type === 'check') return message.replace(/^Not /, '');
  const wanted = (expected ?? 'another value').replace(/^\((.*)\)$/, '$1').split(' | ');
  return wanted.map((kind) => kinds[kind] ?? kind).join(' or ');
}

/**
 * Describes the kind of a value. Replaces the letters and digits of a text, because a response may
 * contain personal data.
 */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return 'a number';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, MAX_FAULTS).join(', ')}`;
  }
  const text = String(value);
  if (text === '') return 'an empty text';
  if (/^[A-Z][A-Z_]{1,19}$/.test(text)) return `the word ${text}`;
  const make = text.slice(0, MAX_SAMPLE).replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9');
  return `a text like ‘${make}${text.length > MAX_SAMPLE ? '…' : ''}’`;
}
