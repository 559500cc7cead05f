import type { OperationId } from '#contract/endpoints.ts';
import type { CheckContext } from './context.ts';
import { describe } from './differences.ts';
import type { OwnRecord } from './own-records.ts';
import type { Difference } from './results.ts';
import { entriesIn, type Fields, idIn, isOk, shownRecord } from './wire.ts';

/** Where a record, as it is shown, differs from what was sent; a field that may be hidden has to be right if shown. */
export function differencesFromSent(
  sent: object,
  shown: Fields,
  mayBeHidden: readonly string[] = [],
): readonly Difference[] {
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !isSame(value, shown[field]))
    .filter(([field]) => shown[field] !== undefined || !mayBeHidden.includes(field))
    .map(([field, value]) => {
      const expected = typeof value === 'string' ? 'what was sent' : tell(value);
      return { path: `$.${field}`, expected, got: tell(shown[field]) };
    });
}

const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/;
const secondOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

function isSame(sent: unknown, shown: unknown): boolean {
  if (sent === null) return shown === null || shown === undefined || shown === '';
  if (typeof sent !== 'string' || typeof shown !== 'string') return sent === shown;
  // A server may cut off what is less than a second, and make a moment of a date.
  const areDates = DATE.test(sent) && DATE.test(shown);
  return areDates
    ? shown.startsWith(sent) || secondOf(sent) === secondOf(shown)
    : sent.trim() === shown.trim();
}

/** Numbers and switches are the check's own; other values are told by their kind. */
const tell = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : describe(value);

/** A write that was done, with the record as it has to be from then on. */
export interface Written {
  readonly operation: OperationId;
  readonly record: OwnRecord;
  readonly sent: object;
  /** The answer to the write. */
  readonly body: unknown;
  readonly detail?: string | undefined;
}

/** Compares what was sent with the write's own answer, and with what is read afterwards by id and in the list. */
export async function readBack(
  { prober }: CheckContext,
  { operation, record, sent, body, detail }: Written,
): Promise<void> {
  const { kind, id, by } = record;
  const what = ['is read again', detail].filter(Boolean).join(' ');
  // An answer says as much of the record as it likes, but nothing else.
  const answered = differencesFromSent(sent, shownRecord(body), Object.keys(sent));
  prober.differs(operation, 'answers with the record', answered);

  const isNew = (known: readonly Difference[]) => (difference: Difference) =>
    !known.some(({ path }) => path === difference.path);
  const one = await prober.ask({ operation: kind.read, id, as: by });
  const byId = one && isOk(one) ? differencesFromSent(sent, shownRecord(one.body), kind.mayBeHidden) : [];
  prober.differs(operation, what, byId.filter(isNew(answered)));

  if (kind.list === undefined) return;
  const call = kind.list(by.userId);
  const list = await prober.ask({ ...call, as: by });
  const entries = list && isOk(list) ? entriesIn(list.body) : null;
  const entry = entries?.find((candidate) => idIn(candidate) === id);
  const isListed = entries === null || entry !== undefined;
  prober.expects(call.operation, what, isListed, `a list with the ${kind.name}`, 'a list without it');
  const inList = entry ? differencesFromSent(sent, entry, kind.mayBeHidden) : [];
  prober.differs(call.operation, what, inList.filter(isNew(byId)));
}
