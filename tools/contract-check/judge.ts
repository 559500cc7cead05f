import * as v from 'valibot';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { contractRefusals } from '#contract/refusal-shapes.ts';
import { describe, differencesOf } from './differences.ts';
import type { Difference, Probe } from './results.ts';
import type { Answer } from './wire.ts';

/** The verdict on one response, without the name of its call. */
export type Judgment = Pick<Probe, 'verdict' | 'differences' | 'notes'>;

const fits = (notes: readonly string[]): Judgment => ({
  verdict: notes.length === 0 ? 'fits' : 'fits after the normaliser',
  differences: [],
  notes,
});
const differs = (differences: readonly Difference[], notes: readonly string[] = []): Judgment => ({
  verdict: 'does not fit',
  differences,
  notes,
});

/** Judges the response to a call that must succeed. */
export function judgeSuccess(operation: OperationId, answer: Answer): Judgment {
  const { success } = endpoints[operation];
  if (isAbsent(operation, answer)) return absence(answer);
  const read = readAnswer(endpoints[operation], answer.status, answer.text);
  const issue = read.issue ?? read.dropped?.issues ?? null;
  if (issue === 'status') return differs([wrongStatus(success, answer)], wordsOf(answer));
  if (issue === 'no-json') return differs([{ path: '$', expected: 'JSON', got: describe(answer.text) }]);
  return issue === null ? fits([]) : differs(differencesOf(issue));
}

/**
 * Judges the response to a call. Only a refusal with one of these statuses fits the contract.
 *
 * @param choice the report's text about a refusal. Given only for calls that a server may also
 * accept.
 */
export function judgeRefusal(
  operation: OperationId,
  answer: Answer,
  statuses: readonly number[],
  choice?: string,
): Judgment {
  if (!statuses.includes(answer.status) || (answer.isPage && answer.status === 404)) {
    if (isAbsent(operation, answer)) return absence(answer);
    return differs([wrongStatus(statuses, answer)], wordsOf(answer));
  }
  return fits([...(choice === undefined ? [] : [choice]), ...shapeOf(answer)]);
}

const tell = ({ status, isPage }: Answer): string => `${status}${isPage ? ' and an HTML page' : ''}`;

const wrongStatus = (expected: readonly number[], answer: Answer): Difference => ({
  path: 'status',
  expected: expected.join(' or '),
  got: answer.status === 0 ? answer.text : tell(answer),
});

/** Returns true if a response shows that the server does not know the operation at all. */
function isAbsent(operation: OperationId, { status, isPage }: Answer): boolean {
  if (status === 405 || status === 501) return true;
  if (isPage && (status < 400 || status === 404)) return true;
  return status === 404 && !endpoints[operation].path.includes('{');
}

const absence = (answer: Answer): Judgment => ({
  verdict: 'not implemented',
  differences: [],
  notes: [`HTTP ${tell(answer)}`],
});

/** Describes how a refusal deviates from the contract's format. Empty if the refusal matches it. */
function shapeOf({ body, isPage, text }: Answer): readonly string[] {
  if (isPage) return ['an HTML page'];
  if (text.trim() === '') return ['no body'];
  if (Object.values(contractRefusals).some(({ schema }) => v.is(schema, body))) return [];
  return [`refuses with ${describe(body)}`];
}

/**
 * Returns a sentence for the report. The sentence quotes the server's message about a failure, or
 * the message that the site would show instead. Empty if there is no message.
 */
function wordsOf({ status, body, isPage, text }: Answer): readonly string[] {
  if (status < 400 || isPage) return [];
  const { message: general, fields = {} } = normalizeHttpFailure(status, body);
  const whole = general === undefined ? [] : [general];
  const inFields = Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  const message = [...whole, ...inFields].join('; ');
  const isInResponse = (sentence: string) => text.includes(JSON.stringify(sentence).slice(1, -1));
  const isVerbatim = [...whole, ...Object.values(fields).flat()].every(isInResponse);
  return message === '' ? [] : [`${isVerbatim ? 'the server said' : 'the site would say'}: ${message}`];
}
