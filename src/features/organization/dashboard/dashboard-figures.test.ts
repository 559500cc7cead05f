import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { dashboardFailureText, dashboardFigures, ownScholarships } from './dashboard-figures.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

function scholarship(id: string, expiredAt: string, changes: Partial<Scholarship> = {}): Scholarship {
  return { ...aScholarship({ id, totalAmount: 10_000, organizationId: 'user_1', expiredAt }), ...changes };
}

describe('ownScholarships', () => {
  it('[ORG-09] ownScholarships groups scholarships into current and past by their deadline, and leaves the upcoming group empty', () => {
    const { current, upcoming, past } = ownScholarships(
      [
        scholarship('later', day(9)),
        scholarship('gone', day(-1)),
        scholarship('soon', day(1)),
        scholarship('long gone', day(-9)),
        scholarship('this very moment', day(0)),
        scholarship('another user’s', day(1), { organizationId: 'user_2' }),
        scholarship('without-owner', day(1), { organizationId: null }),
      ],
      'user_1',
      NOW,
    );
    expect(current.map(({ id }) => id)).toEqual(['soon', 'later']);
    expect(upcoming).toEqual([]);
    expect(past.map(({ id }) => id)).toEqual(['this very moment', 'gone', 'long gone']);
  });

  it('[ORG-09] ownScholarships puts each of the organization’s scholarships into exactly one tab', () => {
    const any = fc
      .array(fc.tuple(fc.constantFrom('user_1', 'user_2'), fc.integer({ min: -500, max: 500 })))
      .map((list) =>
        list.map(([organizationId, days], id) => scholarship(String(id), day(days), { organizationId })),
      );
    fc.assert(
      fc.property(any, (list) => {
        const { current, past } = ownScholarships(list, 'user_1', NOW);
        const ids = [...current, ...past].map(({ id }) => id).toSorted();
        expect(ids).toEqual(
          list
            .filter(({ organizationId }) => organizationId === 'user_1')
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
    );
  });
});

describe('dashboardFigures', () => {
  it('[ORG-09] dashboardFigures adds up the figures of current and past scholarships', () => {
    const own = ownScholarships(
      [
        scholarship('a', day(1), { applications: [{ id: '1' }, { id: '2' }] }),
        scholarship('b', day(-1), { totalAmount: 5_000, applications: [{ id: '3' }] }),
        scholarship('c', day(2), { applications: null }),
      ],
      'user_1',
      NOW,
    );
    expect(dashboardFigures(own)).toEqual({ scholarships: 3, applications: 3, funding: 25_000, active: 2 });
  });
});

describe('dashboardFailureText', () => {
  it.each([
    [{ kind: 'contract', issues: [] }, 'Invalid data format received from API'],
    [{ kind: 'http', status: 503 }, 'HTTP error! status: 503'],
    [{ kind: 'network' }, 'the connection failed'],
    [{ kind: 'timeout' }, 'the server took too long to answer'],
  ] as const)(
    '[ORG-13] the dashboard’s error banner includes the reason for the failure %j',
    (failure, message) => {
      expect(dashboardFailureText(failure)).toBe(
        `Failed to load scholarships: ${message}. Please try again later.`,
      );
    },
  );
});
