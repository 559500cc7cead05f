import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, asUsual, broken, inTurn, json, takenBut } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { changedScholarship, closingMoment } from './scholarship-change.ts';
import { scholarshipFailureOf } from './scholarship-failure.ts';
import { closeScholarshipMutation, editScholarshipMutation } from './update-scholarship-mutation.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const opened = aScholarship({
  id: 'stem',
  title: 'Girls in STEM',
  organizationId: 'user_1',
  totalAmount: 50_000,
  allocatedAmount: 0,
  expiredAt: inDays(30),
});
const { id: _, createdAt: __, ...record } = opened;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Publishes a scholarship on the mock server. Returns functions that read and change it. */
function publish(answers: Answers = {}) {
  const { api, calls } = createMockApi({
    as: 'user_1',
    role: 'ORGANIZATION',
    records: { scholarships: [opened] },
    answers,
  });
  const queryClient = new QueryClient();
  const published = { api, queryClient, userId: 'user_1', id: 'stem' };
  const mutations = queryClient.getMutationCache();
  return {
    edit: (change: { title?: string; expiredAt?: string }) =>
      mutations.build(queryClient, editScholarshipMutation(published)).execute({ opened, change }),
    close: () =>
      mutations.build(queryClient, closeScholarshipMutation(published, Date.now)).execute(undefined),
    /** Changes the scholarship as another device or the back office would. */
    changeElsewhere: (change: Partial<typeof record>) =>
      api.call('scholarships.update', {
        as: 'user_1',
        params: { id: 'stem' },
        body: { ...changedScholarship('user_1', opened, {}), ...change },
      }),
    now: () => api.call('scholarships.byId', { params: { id: 'stem' } }),
    puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

const failureIn = (error: unknown) => scholarshipFailureOf('update', error);

describe('[ORG-14] a scholarship change made elsewhere since the form opened', () => {
  const elsewhere = { totalAmount: 99_000, allocatedAmount: 40_000, expiredAt: inDays(80) };

  it('editing one field of a scholarship keeps a change that was made elsewhere to another field', async () => {
    const { edit, changeElsewhere, now } = publish();
    await changeElsewhere(elsewhere);
    expect(await edit({ title: 'Girls in Science' })).toEqual([]);
    expect(await now()).toMatchObject({ ...elsewhere, title: 'Girls in Science' });
  });

  it('closing a scholarship early overwrites only the deadline, and keeps other changes made elsewhere', async () => {
    const { close, changeElsewhere, now } = publish();
    await changeElsewhere({ ...elsewhere, title: 'Women in STEM' });
    const latest = closingMoment(Date.now()) + 60_000;
    await close();
    const found = await now();
    expect(found).toMatchObject({ title: 'Women in STEM', totalAmount: 99_000, allocatedAmount: 40_000 });
    expect(Date.parse(found.expiredAt)).toBeGreaterThan(Date.now());
    expect(Date.parse(found.expiredAt)).toBeLessThanOrEqual(latest);
  });

  it('a scholarship edit replaces a change made elsewhere to the same field, and the mutation returns the field’s label', async () => {
    const { edit, changeElsewhere, now } = publish();
    await changeElsewhere({ title: 'Women in STEM' });
    expect(await edit({ title: 'Girls in Science' })).toEqual(['Title']);
    expect(await now()).toMatchObject({ title: 'Girls in Science' });
  });
});

describe('[ORG-14] writes to one scholarship', () => {
  it('a scholarship edit that changes nothing sends no update', async () => {
    const { edit, puts } = publish();
    await edit({});
    expect(puts()).toEqual([]);
  });

  it('a scholarship that is closed while an edit is being saved stays closed and keeps the edit', async () => {
    const { edit, close, now, puts } = publish();
    await Promise.all([edit({ title: 'Girls in Science' }), close()]);
    expect(puts()).toHaveLength(2);
    const found = await now();
    expect(found.title).toBe('Girls in Science');
    expect(Date.parse(found.expiredAt)).toBeLessThan(Date.now() + 120_000);
  });

  it('an edit that is saved while its scholarship is being closed does not reopen the scholarship', async () => {
    const { edit, close, now } = publish();
    await Promise.all([close(), edit({ title: 'Girls in Science' })]);
    const found = await now();
    expect(found.title).toBe('Girls in Science');
    expect(Date.parse(found.expiredAt)).toBeLessThan(Date.now() + 120_000);
  });

  it('closing a scholarship twice sends one update', async () => {
    const { close, puts } = publish();
    await Promise.all([close(), close()]);
    expect(puts()).toHaveLength(1);
  });
});

describe('[ORG-14] a scholarship update without a clear response', () => {
  it.each([
    ['breaks off', broken],
    ['is a 504 from a gateway', json('', 504)],
    ['does not match the contract', json('thanks')],
  ])(
    'a scholarship update that the server applied counts as saved, even if the response %s',
    async (_, answer) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { edit, now } = publish({ 'scholarships.update': takenBut(answer) });
      expect(await edit({ title: 'Girls in Science' })).toEqual([]);
      expect(await now()).toMatchObject({ title: 'Girls in Science' });
    },
  );

  it('a failed scholarship update is reported as not delivered if the server still has the old values', async () => {
    const { edit, close } = publish({ 'scholarships.update': broken });
    expect(failureIn(await edit({ title: 'New' }).catch(asIs))).toMatchObject({ delivery: 'not-delivered' });
    expect(failureIn(await close().catch(asIs))).toMatchObject({ delivery: 'not-delivered' });
  });

  it('if a scholarship update fails and the scholarship cannot be read again, the failure’s delivery is ‘unknown’', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { edit } = publish({
      'scholarships.update': broken,
      'scholarships.byId': inTurn(asUsual, json({}, 403)),
    });
    expect(failureIn(await edit({ title: 'New' }).catch(asIs))).toMatchObject({ delivery: 'unknown' });
  });
});

it.each([
  [404, 'This scholarship has been removed.'],
  [403, 'Failed to save the scholarship. Please try again.'],
])('[ORG-14] a scholarship that cannot be read (status %i) is not updated', async (status, text) => {
  const { edit, puts } = publish({ 'scholarships.byId': json({}, status) });
  expect(failureIn(await edit({ title: 'New' }).catch(asIs))).toMatchObject({ text, delivery: 'answered' });
  expect(puts()).toEqual([]);
});

const asIs = (error: unknown) => error;
