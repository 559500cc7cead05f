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

describe('a donor’s history', () => {
  it('a donor’s history contains only their own donations, newest first and undated ones last', () => {
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

  it('totalPaise ignores donations with unknown amounts', () => {
    const history = donationHistory([campaign('a', [{ id: 'a1', donorId: 'me' }])], 'me');
    expect(history[0]?.paise).toBeNull();
    expect(totalPaise(history)).toBe(0);
  });
});

describe('[PAY-02] a donor’s history by financial year', () => {
  const given = (amount: number | null, createdAt: string | null) => ({ donorId: 'me', amount, createdAt });

  it('givingYears groups donations by financial year from 1 April in India, latest year first and undated donations last', () => {
    const years = givingYears(
      donationHistory(
        [
          campaign('a', [
            given(10, null),
            // Midnight in India is 18:30 UTC.
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
  ])('the financial year that starts in %i is named %s', (begins, name) =>
    expect(yearName(begins)).toBe(name),
  );
});
