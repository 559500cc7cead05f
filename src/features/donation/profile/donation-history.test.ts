import { describe, expect, it } from 'vitest';
import { donationHistory, totalPaise } from './donation-history.ts';

const campaign = (id: string, donations: object[]) => ({
  id,
  title: `Campaign ${id}`,
  goalAmount: 1000,
  ownerId: null,
  deadline: '2027-01-01T00:00:00Z',
  donations,
});

describe('what a donor has given', () => {
  it('is theirs alone, the newest first, and what has no day last', () => {
    const history = donationHistory(
      [
        campaign('a', [
          { id: 'a1', donorId: 'me', amount: 50, createdAt: '2026-01-01T00:00:00Z' },
          { id: 'a2', donorId: 'other', amount: 900, createdAt: '2026-02-01T00:00:00Z' },
        ]),
        campaign('b', [
          { id: 'b1', donorId: 'me', amount: 0.1, createdAt: '2026-03-01T00:00:00Z' },
          { donorId: 'me', amount: 0.2 },
        ]),
        { ...campaign('c', []), donations: null },
      ],
      'me',
    );
    expect(history.map(({ id }) => id)).toEqual(['b1', 'a1', 'b-2']);
    expect(history.map(({ campaignTitle }) => campaignTitle)).toEqual([
      'Campaign b',
      'Campaign a',
      'Campaign b',
    ]);
    expect(totalPaise(history)).toBe(5030);
  });

  it('leaves an amount that the server does not tell out of the sum', () => {
    const history = donationHistory([campaign('a', [{ id: 'a1', donorId: 'me' }])], 'me');
    expect(history[0]?.paise).toBeNull();
    expect(totalPaise(history)).toBe(0);
  });
});
