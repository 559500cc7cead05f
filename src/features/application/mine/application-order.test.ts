import { expect, it } from 'vitest';
import { anApplication } from '#mocks/testing/records.ts';
import { inPageOrder } from './application-order.ts';

it('[MINE-01] ‘My applications’ lists accepted applications first, then all others, each group from newest to oldest', () => {
  const ids = inPageOrder([
    anApplication({ id: 'old', status: 'REJECTED', createdAt: '2026-10-01T10:00:00Z' }),
    anApplication({ id: 'chosen-first', status: 'accepted', createdAt: '2026-09-01T10:00:00Z' }),
    anApplication({ id: 'new', status: 'PENDING', createdAt: '2026-11-14T10:00:00Z' }),
    anApplication({ id: 'chosen-last', status: 'ACCEPTED', createdAt: '2026-10-20T10:00:00Z' }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['chosen-last', 'chosen-first', 'new', 'old']);
});
