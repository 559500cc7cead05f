import * as v from 'valibot';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { contractRefusals, type RefusalShape, understoodRefusals } from '#contract/refusal-shapes.ts';
import { shownRecord, unwrappedShape } from './coping.ts';
import { anyOf, describe, differencesOf } from './differences.ts';
import type { Difference, Probe } from './results.ts';
import type { Answer, Call, Silence } from './wire.ts';

/** What one answer comes to: a probe without its occasion. */
export type Judgment = Pick<Probe, 'verdict' | 'differences' | 'notes'>;

const fits: Judgment = { verdict: 'fits', differences: [], notes: [] };
const coped = (...notes: string[]): Judgment => ({
  verdict: 'fits after the normaliser',
  differences: [],
  notes,
});
const absent = (note: string): Judgment => ({ verdict: 'not implemented', differences: [], notes: [note] });
const differs = (differences: readonly Difference[], notes: readonly string[] = []): Judgment => ({
  verdict: 'does not fit',
  differences,
  notes,
});

function silent({ reason }: Silence, wanted: string): Judgment {
  const got = reason === 'timeout' ? 'no answer in time' : 'no answer: the connection failed';
  return differs([{ path: 'status', expected: wanted, got }]);
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

const absence = ({ status, isPage }: Answer): Judgment =>
  absent(`HTTP ${status}${isPage ? ' and an HTML page' : ''}`);

/** Judges the answer to a call that has to succeed. */
export function judgeSuccess({ operation, params = {} }: Call, answer: Answer | Silence): Judgment {
  const { success } = endpoints[operation];
  if (answer.kind === 'silence') return silent(answer, anyOf(success));
  if (isAbsent(operation, answer)) return absence(answer);
  const read = readAnswer(endpoints[operation], answer.status, answer.text);
  if (read.issue === null) {
    const other = isOtherRecord(operation, params, answer.body);
    if (other) return differs([{ path: other, expected: 'the id that was asked for', got: 'another id' }]);
    const shape = unwrappedShape(operation, answer.body);
    return shape === null ? fits : coped(shape);
  }
  if (read.issue === 'status') return differs([wrongStatus(success, answer)], wordsOf(answer));
  if (read.issue === 'no-json') {
    return differs([{ path: '$', expected: 'JSON', got: describe(answer.text) }]);
  }
  return differs(differencesOf(read.issue));
}

/** Where a read by an id answers with another record; null where it does not. */
function isOtherRecord(operation: OperationId, params: object, body: unknown): string | null {
  if (endpoints[operation].method !== 'GET' || Array.isArray(body)) return null;
  const shown = shownRecord(body);
  const wrong = Object.entries(params).find(
    ([name, id]) =>
      (typeof shown[name] === 'string' || typeof shown[name] === 'number') && String(shown[name]) !== id,
  );
  return wrong ? `$.${wrong[0]}` : null;
}

/** Judges the answer to a call that has to be refused with one of these statuses. */
export function judgeRefusal(
  operation: OperationId,
  answer: Answer | Silence,
  statuses: readonly number[],
): Judgment {
  if (answer.kind === 'silence') return silent(answer, anyOf(statuses));
  const failure = normalizeHttpFailure(answer.status, answer.body);
  if (!statuses.includes(failure.status) || (answer.isPage && answer.status === 404)) {
    return isAbsent(operation, answer)
      ? absence(answer)
      : differs([wrongStatus(statuses, answer, failure.status)], wordsOf(answer));
  }
  const shape = shapeOf(answer);
  const notes = [
    ...(failure.status === answer.status ? [] : [`HTTP ${answer.status} that counts as ${failure.status}`]),
    ...(shape === null ? [] : [shape]),
  ];
  return notes.length === 0 ? fits : coped(...notes);
}

/** How a refusal is worded, where it is not worded as the contract does; null where it is. */
function shapeOf({ body, isPage, text }: Answer): string | null {
  if (isPage) return 'an HTML page';
  if (text.trim() === '') return 'no body';
  const holds = ({ schema }: RefusalShape) => v.is(schema, body);
  if (Object.values(contractRefusals).some(holds)) return null;
  const understood = Object.values(understoodRefusals).find(holds);
  return understood ? `refuses with ${understood.name}` : `refuses with ${describe(body)}`;
}

/** What the server said about a failure, or what the site would make of it where that is not fit to show. */
function wordsOf({ status, body, isPage, text }: Answer): readonly string[] {
  if (status < 400 || isPage) return [];
  const { message, fields = {} } = normalizeHttpFailure(status, body);
  const sentences = [message, ...Object.values(fields).flat()].filter((one) => one !== undefined);
  const words = [message, ...Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(' ')}`)];
  const said = words.filter((word) => word !== undefined).join('; ');
  const isVerbatim = sentences.every((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)));
  return said === '' ? [] : [`${isVerbatim ? 'the server said' : 'the site would say'}: ${said}`];
}
