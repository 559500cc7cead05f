import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { createKeptStore, type KeptState } from '#shared/store/kept-store.ts';
import { keptValue } from '#shared/store/kept-value.ts';
import { ownKey, type StorageDoor } from '#shared/store/storage-area.ts';
import type { OrderedGift, TakenGift } from './payment.ts';

const id = v.pipe(v.string(), v.minLength(1));

const pendingSchema = v.object({
  orderId: id,
  campaignId: id,
  campaignTitle: v.string(),
  paise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Milliseconds since 1970. */
  openedAt: v.number(),
  /** What the provider gave for the money; null while its dialog is open, or was when the page was lost. */
  proof: v.nullable(v.object({ paymentId: id, signature: id })),
});

/** A payment that has begun and is neither verified nor called off. */
export type PendingPayment = v.InferOutput<typeof pendingSchema>;
export type PendingPayments = StoreApi<KeptState<readonly PendingPayment[]>>;

/** A store of payments, with the key under which it lies on the device. */
export interface PendingStore {
  readonly key: string;
  readonly store: PendingPayments;
  /** Reads what another tab has written. */
  refresh(): void;
}

/**
 * The payments of one person that are not settled, kept on this device until they are (DON-04): over reloads, a
 * crash, and sign-out. They hold no card and no secret: a proof is good for one verification and nothing else.
 */
export function pendingPayments(userId: string, door: StorageDoor): PendingStore {
  const key = ownKey('pending-payments', userId);
  const schema = v.array(pendingSchema);
  const kept = keptValue<readonly PendingPayment[]>({ key, version: 1, schema, door });
  const store = createKeptStore<readonly PendingPayment[]>(kept, []);
  return {
    key,
    store,
    refresh: () => {
      // What could not be stored is known here alone: it is not forgotten for what is stored.
      if (store.getState().isSaved) store.setState({ value: kept.read() ?? [] });
    },
  };
}

/** Adds an order whose checkout is about to be opened. */
export function withOrder(
  list: readonly PendingPayment[],
  gift: OrderedGift,
  openedAt: number,
): readonly PendingPayment[] {
  const { orderId, campaignId, campaignTitle, paise } = gift;
  return [...without(list, orderId), { orderId, campaignId, campaignTitle, paise, openedAt, proof: null }];
}

/** Adds what proves that an order was paid. */
export function withProof(
  list: readonly PendingPayment[],
  { orderId, paymentId, signature }: TakenGift,
): readonly PendingPayment[] {
  return list.map((payment) =>
    payment.orderId === orderId ? { ...payment, proof: { paymentId, signature } } : payment,
  );
}

/** Leaves out an order that is settled. */
export function without(list: readonly PendingPayment[], orderId: string): readonly PendingPayment[] {
  return list.filter((payment) => payment.orderId !== orderId);
}

/** A pending payment as money that was taken; null where nothing proves it. */
export function takenGift({
  proof,
  orderId,
  campaignId,
  campaignTitle,
  paise,
}: PendingPayment): TakenGift | null {
  return proof && { orderId, campaignId, campaignTitle, paise, ...proof };
}
