import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { persistedValue, storedTimeSchema } from '#shared/store/persisted-value.ts';
import { type GetStorage, ownKey } from '#shared/store/storage-area.ts';
import type { OrderedDonation, PaidDonation } from './payment.ts';

const DAY_MS = 86_400_000;
/**
 * Days for which an order is shown after its checkout was dismissed, because banks may authorize a
 * payment late.
 */
const LATE_DAYS = 7;
/** Days for which an order stays on the device after its last change. Open orders stay longer. */
const KEEP_DAYS = 30;

/**
 * The stages of an order, earliest first. An order never returns to an earlier stage, so that tabs
 * agree regardless of which one writes first. Only `verified` means that the payment is settled. An
 * order that is not stored may still be unsettled.
 */
const STAGES = [
  /** The checkout is open or its outcome is unknown, for example because the page closed. */
  'open',
  /** The donor closed the checkout, or the session ended while it was open. */
  'dismissed',
  /** The donor has hidden the order, or the checkout never opened. */
  'hidden',
  /** Money was captured, and the proof is stored. */
  'taken',
  /** Captured but not verified, and hidden by the donor after a warning. */
  'taken-hidden',
  /** The server has verified the payment. */
  'verified',
] as const;

/** Former names of stages, from older versions of the site. */
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
  /**
   * Ids of the donor's donations of this amount that the campaign already listed before the order
   * was created.
   */
  known: v.array(v.string()),
});

/** What this device knows about a donor's order. */
export type StoredPayment = v.InferOutput<typeof paymentSchema>;

export interface PaymentsState {
  readonly value: readonly StoredPayment[];
  /** False if the last change could not be stored. That change is lost when the page closes. */
  readonly isSaved: boolean;
}

/** A donor's orders on this device. */
export interface PendingStore {
  /** Whether a change to this storage key concerns these orders. */
  isOwnKey(key: string | null): boolean;
  readonly store: StoreApi<PaymentsState>;
  /** Stores an order, or advances the stored order to at least this stage. */
  put(payment: StoredPayment): void;
  /**
   * Loads the orders that other tabs have stored, and stores any of this tab's orders that are
   * missing from storage.
   */
  refresh(): void;
}

/**
 * Creates the store of a donor's orders on this device (DON-04). The orders survive reloads,
 * crashes and sign-out. They contain no card data and no secrets. A proof can only verify its own
 * payment.
 */
export function pendingPayments(userId: string, getStorage: GetStorage, now: () => number): PendingStore {
  const schema = v.array(paymentSchema);
  const valueAt = (key: string) => persistedValue<StoredPayment[]>({ key, version: 2, schema, getStorage });
  const own = valueAt(ownKey('pending-payments', userId));
  // If a newer version of the site has stored data under the first key, the orders are stored under
  // this second key, so that the newer data stays untouched.
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

/** Merges the orders of two tabs. The result does not depend on which list comes first. */
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
 * Drops orders that last changed more than 30 days ago, except open ones. While any captured
 * payment is neither verified nor hidden, keeps all orders, because they show which listed
 * donations may belong to that payment. Also keeps orders with a future date, because the clock may
 * have been set back.
 */
function current(list: readonly StoredPayment[], now: number): readonly StoredPayment[] {
  if (list.some(({ stage }) => stage === 'taken')) return list;
  return list.filter(({ stage, changedAt }) => stage === 'open' || now - changedAt < KEEP_DAYS * DAY_MS);
}

/** Creates the stored record of an order whose checkout is about to open. */
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

/** Returns a payment's donation and proof, or null if the payment has no proof. */
export function paidDonation({
  proof,
  orderId,
  campaignId,
  campaignTitle,
  paise,
}: StoredPayment): PaidDonation | null {
  return proof && { orderId, campaignId, campaignTitle, paise, ...proof };
}

/** Returns orders whose checkout was dismissed in the last seven days. */
export function recentlyDismissed(list: readonly StoredPayment[], now: number): readonly StoredPayment[] {
  return list.filter(({ stage, changedAt }) => stage === 'dismissed' && now - changedAt < LATE_DAYS * DAY_MS);
}
