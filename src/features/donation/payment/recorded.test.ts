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

describe('[DON-04] mayBeRecorded', () => {
  const one = payment('order_1', { known: ['old'] });

  it('mayBeRecorded is true only if the campaign lists a new donation by the donor with the payment’s amount', () => {
    expect(mayBeRecorded(one, [one], campaign(own('old')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(mayBeRecorded(one, [one], campaign(own('new', 60)), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one], campaign({ ...own('new'), donorId: 'other' }), 'me')).toBe(false);
  });

  it('mayBeRecorded is false if the only new donation may belong to another order', () => {
    const verified = payment('order_2', { stage: 'verified' });
    const dismissed = payment('order_2', { stage: 'dismissed', proof: null });
    expect(mayBeRecorded(one, [one, verified], campaign(own('new')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one, dismissed], campaign(own('new')), 'me')).toBe(false);
    expect(mayBeRecorded(one, [one, verified], campaign(own('old'), own('new')), 'me')).toBe(true);
    expect(mayBeRecorded(one, [one, verified], campaign(own('new'), own('newer')), 'me')).toBe(true);
  });

  it('mayBeRecorded ignores the donor’s payments of other amounts or to other campaigns', () => {
    const amount = payment('order_2', { paise: 6000 });
    const other = payment('order_3', { campaignId: 'fund_2' });
    expect(mayBeRecorded(one, [one, amount, other], campaign(own('new')), 'me')).toBe(true);
  });

  it('mayBeRecorded is false if the donations or their amounts are missing', () => {
    expect(mayBeRecorded(one, [one], { ...campaign(), donations: null }, 'me')).toBe(false);
    const nothing = payment('order_1', { paise: 0 });
    expect(mayBeRecorded(nothing, [nothing], campaign({ id: 'new', donorId: 'me' }), 'me')).toBe(false);
  });

  it('mayBeRecorded is false if the donation has no id, because the donation may be older than the order', () => {
    const list = campaign({ donorId: 'me', amount: 50, createdAt: '2026-11-22T00:00:00Z' });
    expect(knownDonations(list, 'me', 5000)).toEqual([]);
    expect(mayBeRecorded(one, [one], list, 'me')).toBe(false);
  });

  it('knownDonations returns the ids of the given donor’s donations of the given amount', () => {
    expect(knownDonations(campaign(own('a'), own('b', 60), own('c')), 'me', 5000)).toEqual(['a', 'c']);
  });
});

describe('[DON-05] beingRecorded', () => {
  const verified = payment('order_1', { stage: 'verified' });

  it('beingRecorded returns a verified donation until the campaign lists it, even if the campaign has been deleted', () => {
    expect(beingRecorded([verified], [campaign()], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [campaign({ donorId: 'me', amount: 50 })], 'me')).toEqual([verified]);
    expect(beingRecorded([verified], [campaign(own('new'))], 'me')).toEqual([]);
  });

  it('beingRecorded matches each listed donation with only one verified donation', () => {
    const other = payment('order_2', { stage: 'verified' });
    expect(beingRecorded([verified, other], [campaign(own('new'))], 'me')).toEqual([other]);
    expect(beingRecorded([payment('order_3')], [campaign()], 'me')).toEqual([]);
  });

  it('beingRecorded matches a verified donation only with a listed donation of the same amount to the same campaign', () => {
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

describe('[DON-05] ownDonation', () => {
  const one = payment('order_1', { stage: 'verified', known: ['old'] });

  it('ownDonation returns the id of the donor’s new donation if the campaign has listed exactly one since the order was created', () => {
    expect(ownDonation(one, [one], campaign(own('old'), own('new')), 'me')).toBe('new');
    expect(ownDonation(one, [one], campaign(own('old')), 'me')).toBeNull();
  });

  it('ownDonation returns null if two donations are new, or if the only new donation has no id or may belong to another order', () => {
    const other = payment('order_2', { stage: 'dismissed', proof: null });
    expect(ownDonation(one, [one], campaign(own('new'), own('newer')), 'me')).toBeNull();
    expect(ownDonation(one, [one, other], campaign(own('new')), 'me')).toBeNull();
    expect(ownDonation(one, [one], campaign({ donorId: 'me', amount: 50 }), 'me')).toBeNull();
  });
});
