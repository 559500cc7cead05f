import type { OperationId } from '#contract/endpoints.ts';
import type { CheckContext } from './context.ts';
import { entriesIn, idIn, shownRecord } from './coping.ts';
import { describe } from './differences.ts';
import type { Collection, OwnRecord } from './own-records.ts';
import type { Difference } from './results.ts';
import type { Answer } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

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

const isOk = (answer: Answer | null): answer is Answer =>
  answer !== null && answer.status >= 200 && answer.status < 300;

/** A write that was done, with the record as it has to be from then on. */
export interface Written {
  readonly operation: OperationId;
  readonly record: OwnRecord;
  readonly sent: object;
  /** The answer to the write. */
  readonly body: unknown;
  readonly detail?: string;
}

/** Where a record shows up beside its read by id, if it is in a list at all. */
export interface Shelf extends Pick<Collection, 'name' | 'mayBeHidden'> {
  readonly list: Collection['list'] | null;
}

/**
 * Compares what was sent with the write's own answer, and with what is read afterwards by id and in the list. The
 * write is named where both reads show something else; where only one does, that read is.
 */
export async function readBack(
  { prober }: CheckContext,
  { operation, record, sent, body, detail }: Written,
  { name, list, mayBeHidden }: Shelf,
): Promise<void> {
  const what = ['is read again', detail].filter((part) => part !== undefined).join(' ');
  // An answer says as much of the record as it likes, but nothing else.
  prober.differs(
    operation,
    'answers with the record',
    differencesFromSent(sent, shownRecord(body), Object.keys(sent)),
  );

  const one = await prober.ask({ ...record.read, as: record.caller });
  const shown = isOk(one) ? shownRecord(one.body) : null;
  const byId = shown && differencesFromSent(sent, shown, mayBeHidden);
  const inList = list && (await listed({ record, sent }, { name, list, mayBeHidden }, prober));
  if (byId && inList) {
    prober.differs(
      operation,
      what,
      byId.filter((difference) => isAmong(inList, difference)),
    );
    prober.differs(
      record.read.operation,
      what,
      byId.filter((difference) => !isAmong(inList, difference)),
    );
    prober.differs(
      list.operation,
      what,
      inList.filter((difference) => !isAmong(byId, difference)),
    );
  } else {
    prober.differs(operation, what, byId ?? inList ?? []);
  }
  if (shown) {
    const hidden = mayBeHidden.filter((field) => field in sent && shown[field] === undefined);
    prober.copes(
      record.read.operation,
      what,
      hidden.map((field) => `\`${field}\` is not shown`),
    );
  }
}

const isAmong = (differences: readonly Difference[], { path }: Difference): boolean =>
  differences.some((other) => other.path === path);

/** What a list says about a record; null where the list was not answered. */
async function listed(
  { record, sent }: Pick<Written, 'record' | 'sent'>,
  { name, list, mayBeHidden }: Shelf & { readonly list: object },
  prober: CheckContext['prober'],
): Promise<readonly Difference[] | null> {
  const answer = await prober.ask({ ...list, as: record.caller });
  const entries = isOk(answer) ? entriesIn(answer.body) : null;
  if (entries === null) return null;
  const entry = entries.find((candidate) => idIn(candidate) === record.id);
  if (entry) return differencesFromSent(sent, entry, mayBeHidden);
  return [{ path: '$', expected: `a list with the ${name}`, got: 'a list without it' }];
}
