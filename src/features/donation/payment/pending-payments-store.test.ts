import { describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import {
  merged,
  orderedPayment,
  pendingPayments,
  recentlyDismissed,
  type StoredPayment,
} from './pending-payments-store.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);
const KEY = 'eduempower.pending-payments.user_1';
const order = (orderId: string, change: Partial<StoredPayment> = {}): StoredPayment => ({
  ...orderedPayment({ campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000, orderId }, [], NOW),
  ...change,
});
const proof = { paymentId: 'pay_1', signature: 'signed' };

const open = (area = memoryArea(), now = NOW) =>
  pendingPayments(
    'user_1',
    () => area,
    () => now,
  );
const value = (...args: Parameters<typeof open>) => open(...args).store.getState().value;

describe('[DON-04] pendingPayments', () => {
  it('the order of a dismissed checkout is shown for only seven days, but stays stored for longer', () => {
    const area = memoryArea();
    open(area).put(order('order_1', { stage: 'dismissed' }));
    const after = (days: number) =>
      recentlyDismissed(value(area, NOW + days * DAY_MS), NOW + days * DAY_MS).length;
    // Setting the clock back deletes no order.
    expect([0, 6, 8, -400, 6].map(after)).toEqual([1, 1, 0, 1, 1]);
  });

  it('a stored order is deleted a month after its last change, unless the order is open or its payment is captured but not verified', () => {
    const area = memoryArea();
    const later = NOW + 31 * DAY_MS;
    const { put } = open(area);
    put(order('order_1', { stage: 'dismissed' }));
    put(order('order_2', { stage: 'taken', proof }));
    put(order('order_3'));
    expect(value(area, later)).toHaveLength(3);
    put(order('order_2', { stage: 'verified', proof, changedAt: later }));
    expect(value(area, later).map(({ orderId }) => orderId)).toEqual(['order_2', 'order_3']);
    expect(area.entries.get(KEY)).not.toContain('order_1');
  });

  it('stored orders keep their stage even if an older version of the site used a different name for the stage', () => {
    const area = memoryArea();
    const stored = [
      { ...order('order_1'), stage: 'forgotten' },
      { ...order('order_2', { proof }), stage: 'put-away' },
      order('order_3', { stage: 'taken', proof }),
    ];
    area.setItem(KEY, JSON.stringify({ version: 2, data: stored }));
    expect(value(area).map(({ stage }) => stage)).toEqual(['hidden', 'taken-hidden', 'taken']);
  });

  it('a stored order never returns to an earlier stage, even if a tab wrote that stage last', () => {
    const verified = order('order_1', { stage: 'verified', proof, tries: 1 });
    const open = order('order_1', { changedAt: NOW + 5 });
    for (const list of [merged([verified], [open]), merged([open], [verified])]) {
      expect(list).toEqual([verified]);
    }
  });

  it('pendingPayments stores a proof without overwriting data from a newer version of the site', () => {
    const area = memoryArea();
    const newer = JSON.stringify({ version: 3, data: 'of code that is not written yet' });
    area.setItem(KEY, newer);
    const { put, store } = open(area);
    put(order('order_1', { stage: 'taken', proof }));
    expect(store.getState().isSaved).toBe(true);
    expect(area.getItem(KEY)).toBe(newer);
    expect(value(area)).toMatchObject([{ orderId: 'order_1', proof }]);
  });

  it('pendingPayments writes its orders again if they are deleted while the page is open', () => {
    const area = memoryArea();
    const { put, refresh } = open(area);
    put(order('order_1', { stage: 'taken', proof }));
    area.entries.clear();
    refresh();
    expect(value(area)).toMatchObject([{ orderId: 'order_1', proof }]);
  });

  it('if the storage is full, pendingPayments reports that orders are not saved', () => {
    const { put, store } = open(memoryArea('full'));
    put(order('order_1'));
    expect(store.getState()).toMatchObject({ isSaved: false, value: [{ orderId: 'order_1' }] });
  });

  it('pendingPayments recognizes every storage key of its own user, and no key of another user', () => {
    const { isOwnKey } = open();
    const keys = [null, KEY, `${KEY}.v2`, 'eduempower.pending-payments.user_2', 'theme'];
    expect(keys.map(isOwnKey)).toEqual([true, true, true, false, false]);
  });

  it('merged() sorts orders by opening time, regardless of which tab stored them', () => {
    const [a, b, c] = [order('a', { openedAt: NOW + 1 }), order('b'), order('c')] as const;
    for (const list of [merged([a, b], [c]), merged([c, a], [b]), merged([], [b, c, a])]) {
      expect(list.map(({ orderId }) => orderId)).toEqual(['b', 'c', 'a']);
    }
  });

  it('if two tabs have stored an order at the same stage, merged() combines their data', () => {
    const early = order('order_1', { stage: 'taken', proof, known: ['old'], tries: 3 });
    const late = order('order_1', { stage: 'taken', changedAt: NOW + 1, known: ['old'] });
    const both = { ...early, changedAt: NOW + 1 };
    expect([merged([early], [late]), merged([late], [early])]).toEqual([[both], [both]]);
  });

  it('pendingPayments notifies listeners only about changes', () => {
    const area = memoryArea();
    const { put, refresh, store } = open(area);
    const listener = vi.fn();
    store.subscribe(listener);
    put(order('order_1'));
    refresh();
    put(order('order_1'));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getState().isSaved).toBe(true);
  });

  it('[PAY-02] pendingPayments reads a stored order with invalid times, and sets these times to 0', () => {
    for (const odd of [1e20, -1, 8.64e15, 'today']) {
      const area = memoryArea();
      const data = [{ ...order('order_1', { stage: 'taken', proof }), openedAt: odd, changedAt: odd }];
      area.setItem(KEY, JSON.stringify({ version: 2, data }));
      expect(value(area)).toMatchObject([{ orderId: 'order_1', proof, openedAt: 0, changedAt: 0 }]);
    }
  });

  it('recentlyDismissed omits open and hidden orders', () => {
    expect(recentlyDismissed([order('order_1'), order('order_2', { stage: 'hidden' })], NOW)).toEqual([]);
  });
});
