import * as v from 'valibot';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { contractRefusals, understoodRefusals } from '#contract/refusal-shapes.ts';
import { unwrappedShape } from './coping.ts';
import { anyOf, describe, differencesOf } from './differences.ts';
import type { Difference, Probe } from './results.ts';
import type { Answer, Silence } from './wire.ts';

/** What one answer comes to: a probe without its occasion. */
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

/** Judges the answer to a call that has to succeed. */
export function judgeSuccess(operation: OperationId, answer: Answer | Silence): Judgment {
  const { success } = endpoints[operation];
  if (answer.kind === 'silence') return silent(answer, success);
  if (isAbsent(operation, answer)) return absence(answer);
  const { issue } = readAnswer(endpoints[operation], answer.status, answer.text);
  if (issue === 'status') return differs([wrongStatus(success, answer)], wordsOf(answer));
  if (issue === 'no-json') return differs([{ path: '$', expected: 'JSON', got: describe(answer.text) }]);
  if (issue !== null) return differs(differencesOf(issue));
  const shape = unwrappedShape(operation, answer.body);
  return fits(shape === null ? [] : [shape]);
}

/** Judges the answer to a call that has to be refused with one of these statuses. */
export function judgeRefusal(
  operation: OperationId,
  answer: Answer | Silence,
  statuses: readonly number[],
): Judgment {
  if (answer.kind === 'silence') return silent(answer, statuses);
  const { status } = normalizeHttpFailure(answer.status, answer.body);
  if (!statuses.includes(status) || (answer.isPage && answer.status === 404)) {
    if (isAbsent(operation, answer)) return absence(answer);
    return differs([wrongStatus(statuses, answer, status)], wordsOf(answer));
  }
  const counted = status === answer.status ? [] : [`HTTP ${answer.status} that counts as ${status}`];
  return fits([...counted, ...shapeOf(answer)]);
}

function silent({ reason }: Silence, statuses: readonly number[]): Judgment {
  const got = reason === 'timeout' ? 'no answer in time' : 'no answer: the connection failed';
  return differs([{ path: 'status', expected: anyOf(statuses), got }]);
}

/** @param counted the status that the site takes it for, where its message says another one */
function wrongStatus(
  expected: readonly number[],
  { status, isPage }: Answer,
  counted: number = status,
): Difference {
  const got = counted === status ? String(status) : `${status} with the words of a ${counted}`;
  return { path: 'status', expected: anyOf(expected), got: isPage ? `${got} and an HTML page` : got };
}

/** Whether this is how a server says that it does not know the operation at all. */
function isAbsent(operation: OperationId, { status, isPage }: Answer): boolean {
  if (status === 405 || status === 501) return true;
  if (isPage && (status < 400 || status === 404)) return true;
  return status === 404 && !endpoints[operation].path.includes('{');
}

const absence = ({ status, isPage }: Answer): Judgment => ({
  verdict: 'not implemented',
  differences: [],
  notes: [`HTTP ${status}${isPage ? ' and an HTML page' : ''}`],
});

/** How a refusal is worded, where it is not worded as the contract does. */
function shapeOf({ body, isPage, text }: Answer): readonly string[] {
  if (isPage) return ['an HTML page'];
  if (text.trim() === '') return ['no body'];
  if (Object.values(contractRefusals).some(({ schema }) => v.is(schema, body))) return [];
  const understood = Object.values(understoodRefusals).find(({ schema }) => v.is(schema, body));
  return [`refuses with ${understood?.name ?? describe(body)}`];
}

/** What the server said about a failure, or what the site would make of it where that is not fit to show. */
function wordsOf({ status, body, isPage, text }: Answer): readonly string[] {
  if (status < 400 || isPage) return [];
  const { message, fields = {} } = normalizeHttpFailure(status, body);
  const sentences = [...(message === undefined ? [] : [message]), ...Object.values(fields).flat()];
  const inFields = Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  const said = [...(message === undefined ? [] : [message]), ...inFields].join('; ');
  const isVerbatim = sentences.every((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)));
  return said === '' ? [] : [`${isVerbatim ? 'the server said' : 'the site would say'}: ${said}`];
}
