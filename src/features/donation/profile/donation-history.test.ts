import { describe, expect, it } from 'vitest';
import { donationHistory, givingYears, totalPaise, yearName } from './donation-history.ts';

const campaign = (id: string, donations: object[]) => ({
  id,
  title: `Campaign ${id}`,
  goalAmount: 1000,
  ownerId: null,
  deadline: '2027-01-01T00:00:00Z',
  donations,
});

describe('what a donor has given', () => {
  it('a donor’s history has only their donations, newest first, with undated ones last', () => {
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

describe('[PAY-02] what a donor has given, by financial year', () => {
  const given = (amount: number | null, createdAt: string | null) => ({ donorId: 'me', amount, createdAt });

  it('begins with 1 April in India, the latest year first, and donations without a date last', () => {
    const years = givingYears(
      donationHistory(
        [
          campaign('a', [
            given(10, null),
            // Midnight in India is half past six in the evening in UTC.
            given(20, '2026-03-31T18:29:59Z'),
            given(40, '2026-03-31T18:30:00Z'),
            given(80.5, '2027-03-31T10:00:00Z'),
            given(null, '2026-12-01T10:00:00Z'),
          ]),
        ],
        'me',
      ),
    );
    expect(years.map(({ begins, donations }) => [begins, donations.length, totalPaise(donations)])).toEqual([
      [2026, 3, 12_050],
      [2025, 1, 2000],
      [null, 1, 1000],
    ]);
  });

  it.each([
    [2026, '2026–27'],
    [1999, '1999–00'],
  ])('names the year that begins in %i %s', (begins, name) => expect(yearName(begins)).toBe(name));
});
