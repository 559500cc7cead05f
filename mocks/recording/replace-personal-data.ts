import type { AnyEndpoint, AnySchema } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { errorIds, errorText } from '#contract/error-catalogue.ts';
import { contractRefusals, understoodRefusals } from '#contract/refusal-shapes.ts';
import { answersOf } from '../scenarios/error-entries.ts';
import { wordsIn } from '../scenarios/expected-texts.ts';
import { fieldRules, type Rule, seedIds, wrappers } from './field-rules.ts';

/** Replaces a server's own text. */
export const OTHER_WORDS = 'The server’s own words stood here.';
const OTHER_WORD = 'OTHER';
/** Replaces what was no date. */
const NO_DATE = '21/11/2026';
const NO_NUMBER = 'not a number';
const OTHER_PAGE = '<!doctype html><title>A page where data should be</title>';

/** Nothing in this product costs as much, and telephone numbers and Aadhaar numbers are longer. */
const MOST = 999_999_999;

/** What is left of an answer, and how many of its fields the contract does not know. */
export interface Replaced {
  readonly answer: unknown;
  readonly leftOut: number;
}

/** The sentences that are in the repository already: the error catalogue's, the mock's, and examples of refusals. */
const knownSentences: ReadonlySet<string> = new Set([
  ...errorIds.flatMap((id) =>
    [errorText(id) ?? [], answersOf(id).flatMap(({ body }) => wordsIn(body))].flat(),
  ),
  ...[...Object.values(contractRefusals), ...Object.values(understoodRefusals)].flatMap(({ example }) =>
    wordsIn(example),
  ),
]);

/** Where refusals put their messages. */
const refusalKeys = [
  ...['error', 'errors', '_errors', 'message', 'msg', 'success', 'path', 'field', 'param', 'code'],
  ...['formErrors', 'fieldErrors', 'status', 'statusCode', 'details', 'issues', 'name'],
];

const bodyFields = operationIds.flatMap((id) => {
  const schema = (endpoints[id] as AnyEndpoint).body as (AnySchema & { readonly entries?: object }) | null;
  return Object.keys(schema?.entries ?? {});
});

/** The names that a refusal may use. */
const knownKeys: ReadonlySet<string> = new Set([...refusalKeys, ...bodyFields]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As many words of a text, over and over, as fill a length. */
function fill(text: string, length: number): string {
  const words = text.split(' ');
  let filled = words[0] ?? '';
  for (let index = 1; ; index += 1) {
    const next = `${filled} ${words[index % words.length]}`;
    if (next.length > length || words.length < 2) return filled;
    filled = next;
  }
}

function replaceSentence(text: string): string {
  if (knownSentences.has(text)) return text;
  return /^\s*</.test(text) ? OTHER_PAGE : OTHER_WORDS;
}

/** A date as it was, or a date and time to the millisecond, in the database's form or in that of the contract. */
function replaceMoment(text: string): string {
  const [, day, separator = '', time = '', zone = ''] =
    /^((?:19|20)\d\d-[01]\d-[0-3]\d)(?:([T ])([0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)\d{0,6}(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(
      text,
    ) ?? [];
  return day === undefined ? NO_DATE : `${day}${separator}${time}${zone}`;
}

const replaceNumber = (value: number): number =>
  Math.sign(value) * Math.min(MOST, Math.round(Math.abs(value) * 100) / 100);

/** Replaces what is personal in one answer: the same id gets the same other id in all of it. */
function createReplacer() {
  const given = new Map<string, Map<string | number, string>>();
  let leftOut = 0;

  const replaceId = (kind: keyof typeof seedIds, value: string): string => {
    const ids = given.get(kind) ?? new Map<string | number, string>();
    given.set(kind, ids);
    const known = ids.get(value);
    if (known !== undefined) return known;
    const next = seedIds[kind][ids.size] ?? `${kind}-${ids.size + 1}`;
    ids.set(value, next);
    return next;
  };

  const replaceText = (text: string, rule: Rule, index: number): string => {
    if (text === '') return text;
    switch (rule.rule) {
      case 'id':
        return replaceId(rule.kind, text);
      case 'seed':
        return rule.seed(index);
      case 'prose':
        return fill(rule.seed(index), text.length);
      case 'word':
        return rule.words.includes(text) ? text : OTHER_WORD;
      case 'sentence':
        return replaceSentence(text);
      case 'moment':
        return replaceMoment(text);
      case 'number':
        return /^-?\d{1,9}(?:\.\d{1,2})?$/.test(text) ? text : NO_NUMBER;
      case 'flag':
        return ['true', 'false'].includes(text) ? text : OTHER_WORD;
    }
  };

  const replaceLeaf = (value: unknown, rule: Rule, index: number): unknown => {
    if (typeof value === 'string') return replaceText(value, rule, index);
    if (typeof value !== 'number') return value;
    // A number in the place of a text is a finding, and stays a number.
    return rule.rule === 'number' ? replaceNumber(value) : index + 1;
  };

  /** @param rules of one resource, by path @param index which record of the list this is */
  const replaceRecord = (
    value: unknown,
    rules: ReadonlyMap<string, Rule>,
    path: string,
    index: number,
  ): unknown => {
    if (Array.isArray(value)) {
      return value.map((member: unknown, position) => replaceRecord(member, rules, path, position));
    }
    if (!isObject(value)) {
      return replaceLeaf(value, rules.get(path) ?? { rule: 'sentence' }, index);
    }
    const kept: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const isWrapper = (wrappers as readonly string[]).includes(key);
      const next = isWrapper ? path : path === '' ? key : `${path}.${key}`;
      const isKnown =
        isWrapper || [...rules.keys()].some((known) => known === next || known.startsWith(`${next}.`));
      if (isKnown) kept.push([key, replaceRecord(inner, rules, next, index)]);
      else leftOut += 1;
    }
    return Object.fromEntries(kept);
  };

  const replaceRefusal = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaceRefusal);
    if (typeof value === 'string')
      return value === '' || knownKeys.has(value) ? value : replaceSentence(value);
    if (typeof value === 'number') return Math.abs(value) < 1000 ? Math.round(value) : 0;
    if (!isObject(value)) return value;
    const known = Object.entries(value).filter(([key]) => knownKeys.has(key));
    leftOut += Object.keys(value).length - known.length;
    return Object.fromEntries(known.map(([key, inner]) => [key, replaceRefusal(inner)]));
  };

  return { replaceRecord, replaceRefusal, leftOut: () => leftOut };
}

/**
 * An answer with seed data in the place of everything personal, by the rules of the contract's fields. What the contract
 * does not know is left out; what has the wrong type keeps it.
 *
 * @param body the parsed JSON, or the text where it was none; `''` where there was no body
 */
export function replacePersonalData(operation: OperationId, status: number, body: unknown): Replaced {
  const { replaceRecord, replaceRefusal, leftOut } = createReplacer();
  const [resource] = operation.split('.') as [keyof typeof fieldRules];
  // Of an answer that the site does not read there is nothing to keep.
  if (status < 400 && (endpoints[operation] as AnyEndpoint).answer === null) {
    return { answer: '', leftOut: isObject(body) ? Object.keys(body).length : 0 };
  }
  const rules = new Map<string, Rule>(Object.entries(fieldRules[resource]));
  const answer = status >= 400 ? replaceRefusal(body) : replaceRecord(body, rules, '', 0);
  return { answer, leftOut: leftOut() };
}
