import { expect, it } from 'vitest';
import { nextToEnd } from './next-to-end.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const campaign = (id: string, deadline: string, raisedAmount = 0) => ({
  id,
  title: id,
  goalAmount: 100,
  ownerId: null,
  deadline,
  raisedAmount,
});

it('[DON-06] nextToEnd returns the open campaigns that are below their goal and end soonest, in order of their deadlines', () => {
  const shown = nextToEnd(
    [
      campaign('late', '2027-03-01T00:00:01Z'),
      campaign('ended', '2026-11-20T10:00:00Z'),
      campaign('full', '2026-11-22T10:00:00Z', 100),
      campaign('soon', '2026-11-23T10:00:00Z', 99),
      campaign('later', '2027-04-01T10:00:00Z'),
    ],
    NOW,
    2,
  );
  expect(shown.map(({ id }) => id)).toEqual(['soon', 'late']);
});
