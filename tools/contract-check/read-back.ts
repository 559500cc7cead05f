import type { OperationId } from '#contract/endpoints.ts';
import type { CheckContext } from './context.ts';
import { describe } from './differences.ts';
import type { OwnRecord } from './own-records.ts';
import type { Difference } from './results.ts';
import { entriesIn, type Fields, idIn, isOk, shownRecord } from './wire.ts';

/**
 * Returns the differences between the returned record and the sent one. A field in `mayBeHidden`
 * may be missing, but must match if it is returned.
 */
export function differencesFromSent(
  sent: object,
  shown: Fields,
  mayBeHidden: readonly string[] = [],
): readonly Difference[] {
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !isSame(value, shown[field]))
    .filter(([field]) => shown[field] !== undefined || !mayBeHidden.includes(field))
    .map(([field, value]) => {
      const expected = typeof value === 'string' ? 'the value that was sent' : tell(value);
      return { path: `$.${field}`, expected, got: tell(shown[field]) };
    });
}

const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/;
const secondOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

function isSame(sent: unknown, shown: unknown): boolean {
  if (sent === null) return shown === null || shown === undefined || shown === '';
  if (typeof sent !== 'string' || typeof shown !== 'string') return sent === shown;
  // A server may drop fractions of a second, and turn a date into a date and time.
  const areDates = DATE.test(sent) && DATE.test(shown);
  return areDates
    ? shown.startsWith(sent) || secondOf(sent) === secondOf(shown)
    : sent.trim() === shown.trim();
}

/**
 * Shows numbers and booleans. Describes other values by their kind, because a response may contain
 * personal data.
 */
const tell = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : describe(value);

/** A successful write, with the values that the record must have from then on. */
export interface Written {
  readonly operation: OperationId;
  readonly record: OwnRecord;
  readonly sent: object;
  /** The body of the write's response. */
  readonly body: unknown;
  readonly detail?: string | undefined;
}

/**
 * Compares the sent record with the write's response, and with the record in later reads: by id and
 * in the list.
 */
export async function readBack(
  { prober }: CheckContext,
  { operation, record, sent, body, detail }: Written,
): Promise<void> {
  const { kind, id, by } = record;
  const what = ['read back', detail].filter(Boolean).join(' ');
  // The response may leave out fields, but the fields that it contains must match the sent ones.
  const answered = differencesFromSent(sent, shownRecord(body), Object.keys(sent));
  prober.differs(operation, 'in its response', answered);

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
