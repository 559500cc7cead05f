import type { OperationId } from '#contract/endpoints.ts';
import type { CheckContext } from './context.ts';
import { entriesIn, type Fields, idIn, shownRecord } from './coping.ts';
import { describe } from './differences.ts';
import { callOn } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import type { Difference } from './results.ts';
import { isOk } from './wire.ts';

/** Where a record, as it is shown, differs from what was sent; a field that may be hidden has to be right if shown. */
export function differencesFromSent(
  sent: object,
  shown: Fields,
  mayBeHidden: readonly string[] = [],
): readonly Difference[] {
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !isSame(value, shown[field]))
    .filter(([field]) => shown[field] !== undefined || !mayBeHidden.includes(field))
    .map(([field, value]) => ({
      path: `$.${field}`,
      expected: tell(value),
      got: tell(shown[field], describe),
    }));
}

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;
const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/;

function isSame(sent: unknown, shown: unknown): boolean {
  if (sent === null) return shown === null || shown === undefined || shown === '';
  if (typeof sent !== 'string' || typeof shown !== 'string') return sent === shown;
  if (BARE_DATE.test(sent) && shown.startsWith(sent)) return true;
  // A server may cut off what is less than a second.
  if (DATE.test(sent) && DATE.test(shown)) return secondOf(sent) === secondOf(shown);
  return sent.trim() === shown.trim();
}

const secondOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

/** Numbers and switches are the check's own; other values are told by their kind. */
function tell(value: unknown, otherwise: (value: unknown) => string = () => 'what was sent'): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? 'null' : otherwise(value);
}

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
  const one = await prober.ask({ ...callOn(kind.read, id), as: by });
  const byId = isOk(one) ? differencesFromSent(sent, shownRecord(one.body), kind.mayBeHidden) : [];
  prober.differs(operation, what, byId.filter(isNew(answered)));

  if (kind.list === null) return;
  const call = kind.list(by.userId);
  const list = await prober.ask({ ...call, as: by });
  const entries = isOk(list) ? entriesIn(list.body) : null;
  if (entries === null) return;
  const entry = entries.find((candidate) => idIn(candidate) === id);
  const inList = entry
    ? differencesFromSent(sent, entry, kind.mayBeHidden)
    : [{ path: '$', expected: `a list with the ${kind.name}`, got: 'a list without it' }];
  prober.differs(call.operation, what, inList.filter(isNew(byId)));
}
