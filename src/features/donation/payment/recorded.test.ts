import { describe, expect, it } from 'vitest';
import type { Campaign } from '#features/crowdfunding/index.ts';
import type { StoredPayment } from './pending-payments-store.ts';
import { beingRecorded, knownDonations, mayBeRecorded, ownDonation } from './recorded.ts';

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
const campaign = (...donations: NonNullable<Campaign['donations']>): Campaign => ({
  id: 'fund_1',
  title: 'A library',
  goalAmount: 1000,
  ownerId: null,
  deadline: '2027-01-01T00:00:00Z',
  donations,
});
const own = (id: string, amount = 50) => ({ id, donorId: 'me', amount });

describe('[DON-04] the server may list a payment', () => {
  const one = payment('order_1', { known: ['old'] });

  it('a payment may be listed if a donation by this donor and of this amount is new since the order', () => {
    expect(mayBeRecorded(one, [one], campaign(own('old')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(mayBeRecorded(one, [one], campaign(own('new', 60)), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one], campaign({ ...own('new'), donorId: 'other' }), 'me')).toBe(false);
  });

  it('a payment does not count as listed if the donation may belong to another order', () => {
    const verified = payment('order_2', { stage: 'verified' });
    const dismissed = payment('order_2', { stage: 'dismissed', proof: null });
    expect(mayBeRecorded(one, [one, verified], campaign(own('new')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one, dismissed], campaign(own('new')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one, verified], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(mayBeRecorded(one, [one, verified], campaign(own('new'), own('newer')), 'me')).toBe(true);
  });

  it('a payment may be listed even if the donor gave another amount, or to another campaign', () => {
    const amount = payment('order_2', { paise: 6000 });
    const other = payment('order_3', { campaignId: 'fund_2' });
    expect(mayBeRecorded(one, [one, amount, other], campaign(own('new')), 'me')).toBe(true);
  });

  it('a payment does not count as listed if donations or amounts are missing', () => {
    expect(mayBeRecorded(one, [one], { ...campaign(), donations: null }, 'me')).toBe(false);
    const nothing = payment('order_1', { paise: 0 });
    expect(mayBeRecorded(nothing, [nothing], campaign({ id: 'new', donorId: 'me' }), 'me')).toBe(false);
  });

  it('a payment does not count as listed if the donation has no id, because it may be an earlier one', () => {
    const list = campaign({ donorId: 'me', amount: 50, createdAt: '2026-11-22T00:00:00Z' });
    expect(knownDonations(list, 'me', 5000)).toEqual([]);
    expect(mayBeRecorded(one, [one], list, 'me')).toBe(false);
  });

  it('the known donations of an order are those by its donor and of its amount', () => {
    expect(knownDonations(campaign(own('a'), own('b', 60), own('c')), 'me', 5000)).toEqual(['a', 'c']);
  });
});

describe('[DON-05] a verified donation is being recorded', () => {
  const verified = payment('order_1', { stage: 'verified' });

  it('a verified donation is being recorded until the server lists it, even if its campaign is gone', () => {
    expect(beingRecorded([verified], [campaign()], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [campaign({ donorId: 'me', amount: 50 })], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [campaign(own('new'))], 'me')).toEqual([]);
  });

  it('each listed donation counts for only one verified donation', () => {
    const other = payment('order_2', { stage: 'verified' });
    expect(beingRecorded([verified, other], [campaign(own('new'))], 'me')).toEqual([other]);
    expect(beingRecorded([payment('order_3')], [campaign()], 'me')).toEqual([]);
  });

  it('only a listed donation to the same campaign and of the same amount counts for a verified donation', () => {
    const amount = payment('order_2', { stage: 'verified', paise: 6000 });
    const campaignTwo = payment('order_3', { stage: 'verified', campaignId: 'fund_2' });
    const two = { ...campaign(), id: 'fund_2' };
    const all = [verified, amount, campaignTwo];
    expect(beingRecorded(all, [two, campaign(own('new'))], 'me')).toEqual([amount, campaignTwo]);
    expect(beingRecorded(all, [campaign(own('new', 60)), two], 'me')).toEqual([verified, campaignTwo]);
    expect(beingRecorded(all, [campaign(), { ...two, donations: [own('new')] }], 'me')).toEqual([
      verified,
      amount,
    ]);
  });
});

describe('[DON-05] the donation that belongs to a payment', () => {
  const one = payment('order_1', { stage: 'verified', known: ['old'] });

  it('a payment’s donation is the one that is new since its order', () => {
    expect(ownDonation(one, [one], campaign(own('old'), own('new')), 'me')).toBe('new');
    expect(ownDonation(one, [one], campaign(own('old')), 'me')).toBeNull();
  });

  it('a payment’s donation is unknown if two are new, if it may belong to another order, or if it has no id', () => {
    const other = payment('order_2', { stage: 'dismissed', proof: null });
    expect(ownDonation(one, [one], campaign(own('new'), own('newer')), 'me')).toBeNull();
    expect(ownDonation(one, [one, other], campaign(own('new')), 'me')).toBeNull();
    expect(ownDonation(one, [one], campaign({ donorId: 'me', amount: 50 }), 'me')).toBeNull();
  });
});
