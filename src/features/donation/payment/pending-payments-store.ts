import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { persistedValue, storedTimeSchema } from '#shared/store/persisted-value.ts';
import { type GetStorage, ownKey } from '#shared/store/storage-area.ts';
import type { OrderedDonation, PaidDonation } from './payment.ts';

const DAY_MS = 86_400_000;
/** How long a dismissed checkout is shown: a bank may authorise a payment late. */
const LATE_DAYS = 7;
/** How long a settled order stays on the device. */
const KEEP_DAYS = 30;

/**
 * The stage of an order, as far as this device knows. A later stage never gives way to an earlier one, so that tabs
 * agree whatever order they write in, and only `verified` says that a payment is settled: absence says nothing.
 */
const STAGES = [
  /** Its checkout is open, or was when its page was lost or left. */
  'open',
  /** The donor closed its checkout. */
  'dismissed',
  /** The donor has hidden it, or its checkout never opened. */
  'hidden',
  /** Money was taken; the proof is there. */
  'taken',
  /** Taken, repeatedly refused, and hidden by the donor after a warning. */
  'taken-hidden',
  /** The server has confirmed it. */
  'verified',
] as const;

/** Stages that older versions of the site stored under other names. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['forgotten', 'hidden'],
  ['put-away', 'taken-hidden'],
]);

const id = v.pipe(v.string(), v.minLength(1));

/** An invalid time becomes 0, so that the payment is not lost. */
const time = v.fallback(storedTimeSchema, 0);

const paymentSchema = v.object({
  orderId: id,
  campaignId: id,
  campaignTitle: v.string(),
  paise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  openedAt: time,
  proof: v.nullable(v.object({ paymentId: id, signature: id })),
  stage: v.pipe(
    v.string(),
    v.transform((stage) => RENAMED.get(stage) ?? stage),
    v.picklist(STAGES),
  ),
  changedAt: time,
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The donor's donations of this amount that the campaign had before the order. */
  known: v.array(v.string()),
});

/** An order of one person, and what this device knows of it. */
export type StoredPayment = v.InferOutput<typeof paymentSchema>;

export interface PaymentsState {
  readonly value: readonly StoredPayment[];
  /** False where the last change could not be stored and lasts only as long as this page. */
  readonly isSaved: boolean;
}

/** One person's orders on this device. */
export interface PendingStore {
  /** Whether a change of this key in the browser's storage concerns these orders. */
  isOwnKey(key: string | null): boolean;
  readonly store: StoreApi<PaymentsState>;
  /** Brings an order to at least this stage; creates it where it is missing. */
  put(payment: StoredPayment): void;
  /** Takes over what another tab has written, and writes back what is missing there. */
  refresh(): void;
}

/**
 * The orders of one person, stored on this device over reloads, a crash, and sign-out until they are settled (DON-04),
 * and for some days longer. They hold no card and no secret: a proof is good for one verification and nothing else.
 */
export function pendingPayments(userId: string, getStorage: GetStorage, now: () => number): PendingStore {
  const schema = v.array(paymentSchema);
  const valueAt = (key: string) => persistedValue<StoredPayment[]>({ key, version: 2, schema, getStorage });
  const own = valueAt(ownKey('pending-payments', userId));
  // Where newer code has written, that stays untouched; a proof still has to be stored somewhere.
  const beside = valueAt(ownKey('pending-payments', userId, 'v2'));
  const read = () => merged(own.read() ?? [], beside.read() ?? []);
  const write = (value: readonly StoredPayment[]) => {
    if (!own.write([...value])) return beside.write([...value]);
    beside.forget();
    return true;
  };
  const found = read();
  const value = current(found, now());
  if (!isSame(value, found)) write(value);
  const store = createStore<PaymentsState>()(() => ({ value, isSaved: true }));

  function sync(changes: readonly StoredPayment[]): void {
    const stored = read();
    const value = merged(merged(stored, store.getState().value), changes);
    const isSaved = isSame(value, stored) || write(value);
    const before = store.getState();
    if (isSaved === before.isSaved && isSame(value, before.value)) return;
    store.setState({ value, isSaved });
  }
  return {
    isOwnKey: (key) => key === null || key === own.key || key === beside.key,
    store,
    put: (payment) => sync([payment]),
    refresh: () => sync([]),
  };
}

/** Merges what two tabs know. The order of the two does not matter. */
export function merged(
  one: readonly StoredPayment[],
  other: readonly StoredPayment[],
): readonly StoredPayment[] {
  const all = new Map<string, StoredPayment>();
  for (const payment of [...one, ...other]) {
    const before = all.get(payment.orderId);
    all.set(payment.orderId, before ? further(before, payment) : payment);
  }
  return [...all.values()].sort((a, b) => a.openedAt - b.openedAt || (a.orderId < b.orderId ? -1 : 1));
}

function further(one: StoredPayment, other: StoredPayment): StoredPayment {
  const rank = ({ stage }: StoredPayment) => STAGES.indexOf(stage);
  const ahead = rank(one) - rank(other) || one.changedAt - other.changedAt;
  const [first, second] = ahead >= 0 ? [one, other] : [other, one];
  return {
    ...first,
    proof: first.proof ?? second.proof,
    tries: Math.max(first.tries, second.tries),
  };
}

const isSame = (one: readonly StoredPayment[], other: readonly StoredPayment[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Drops long-settled orders. While any payment is unsettled all are kept, because the other orders show which of the
 * server's donations can be its own. A clock that was set back makes nothing old.
 */
function current(list: readonly StoredPayment[], now: number): readonly StoredPayment[] {
  if (list.some(({ stage }) => stage === 'taken')) return list;
  return list.filter(({ stage, changedAt }) => stage === 'open' || now - changedAt < KEEP_DAYS * DAY_MS);
}

/** An order whose checkout is about to be opened. */
export function orderedPayment(
  donation: OrderedDonation,
  known: readonly string[],
  now: number,
): StoredPayment {
  const { orderId, campaignId, campaignTitle, paise } = donation;
  return {
    orderId,
    campaignId,
    campaignTitle,
    paise,
    openedAt: now,
    proof: null,
    stage: 'open',
    changedAt: now,
    tries: 0,
    known: [...known],
  };
}

/** The donation of a payment that has a proof; null without one. */
export function paidDonation({
  proof,
  orderId,
  campaignId,
  campaignTitle,
  paise,
}: StoredPayment): PaidDonation | null {
  return proof && { orderId, campaignId, campaignTitle, paise, ...proof };
}

/** The orders whose checkout was dismissed in the last days. */
export function recentlyDismissed(list: readonly StoredPayment[], now: number): readonly StoredPayment[] {
  return list.filter(({ stage, changedAt }) => stage === 'dismissed' && now - changedAt < LATE_DAYS * DAY_MS);
}
