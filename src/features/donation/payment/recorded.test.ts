import { describe, expect, it } from 'vitest';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { StoredPayment } from './pending-payments-store.ts';
import { beingRecorded, isRecorded, knownDonations } from './recorded.ts';

const NOW = Date.UTC(2026, 10, 22);
const payment = (orderId: string, change: Partial<StoredPayment> = {}): StoredPayment => ({
  orderId,
  campaignId: 'fund_1',
  campaignTitle: 'A library',
  paise: 5000,
  openedAt: NOW,
  changedAt: NOW,
  stage: 'taken',
  proof: { paymentId: `pay_${orderId}`, signature: 'signed' },
  tries: 1,
  known: [],
  ...change,
});
const campaign = (...donations: NonNullable<Fundraiser['donations']>): Fundraiser => ({
  id: 'fund_1',
  title: 'A library',
  goalAmount: 1000,
  deadline: '2027-01-01T00:00:00Z',
  donations,
});
const own = (id: string, amount = 50) => ({ id, donorId: 'me', amount });

describe('[DON-04] a payment is in the server’s list', () => {
  const one = payment('order_1', { known: ['old'] });

  it('when a donation of its donor and amount is new since the order', () => {
    expect(isRecorded(one, [one], campaign(own('old')), 'me')).toBe(false);
    expect(isRecorded(one, [one], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(isRecorded(one, [one], campaign(own('new', 60)), 'me')).toBe(false);
    expect(isRecorded(one, [one], campaign({ ...own('new'), donorId: 'other' }), 'me')).toBe(false);
  });

  it('not by a donation that may belong to another order', () => {
    const verified = payment('order_2', { stage: 'verified' });
    const dismissed = payment('order_2', { stage: 'dismissed', proof: null });
    expect(isRecorded(one, [one, verified], campaign(own('new')), 'me')).toBe(false);
    expect(isRecorded(one, [one, dismissed], campaign(own('new')), 'me')).toBe(false);
    expect(isRecorded(one, [one, verified], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(isRecorded(one, [one, verified], campaign(own('new'), own('newer')), 'me')).toBe(true);
  });

  it('by its time, where the earlier list was not stored', () => {
    const upgraded = payment('order_1', { known: null });
    const at = (ms: number) => campaign({ ...own('some'), createdAt: new Date(ms).toISOString() });
    expect(isRecorded(upgraded, [upgraded], at(NOW + 1), 'me')).toBe(true);
    expect(isRecorded(upgraded, [upgraded], at(NOW - 3_600_000), 'me')).toBe(false);
    expect(isRecorded(upgraded, [upgraded], campaign(own('some')), 'me')).toBe(false);
  });

  it('knows the donations that were there before', () => {
    expect(knownDonations(campaign(own('a'), own('b', 60), own('c')), 'me', 5000)).toEqual(['a', 'c']);
  });
});

describe('[DON-05] a verified gift is being recorded', () => {
  const verified = payment('order_1', { stage: 'verified' });

  it('until the server’s list has it, also where its campaign is gone', () => {
    expect(beingRecorded([verified], [campaign()], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [campaign(own('new'))], 'me')).toEqual([]);
  });

  it('counts each donation for one gift', () => {
    const other = payment('order_2', { stage: 'verified' });
    expect(beingRecorded([verified, other], [campaign(own('new'))], 'me')).toEqual([other]);
    expect(beingRecorded([payment('order_3')], [campaign()], 'me')).toEqual([]);
  });
});
