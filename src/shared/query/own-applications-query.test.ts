import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Application } from '#contract/schemas/application.ts';
import { applicationFor, newestFirst } from './own-applications-query.ts';

const sent = (id: string, createdAt: string | null, scholarshipId = 'sch_1'): Application => ({
  id,
  scholarshipId,
  createdAt,
});
const ids = (applications: readonly Application[]) => applications.map(({ id }) => id).join('');

describe('newestFirst', () => {
  it('newestFirst sorts applications from newest to oldest, with undated applications last', () => {
    const list = [
      sent('a', null),
      sent('b', '2026-11-01T01:00:00+05:30'),
      sent('c', '2026-10-31T23:00:00Z'),
      sent('d', '2026-10-01'),
    ];
    expect(ids(newestFirst(list))).toBe('cbda');
  });

  it('newestFirst keeps every application, and keeps simultaneous applications in their original order', () => {
    const dates = fc.constantFrom(null, '2026-11-01', '2026-11-02', '2026-11-03');
    fc.assert(
      fc.property(fc.array(dates), (list) => {
        const applications = list.map((date, index) => sent(String(index), date));
        const sorted = newestFirst(applications);
        expect(sorted).toHaveLength(list.length);
        for (const date of new Set(list)) {
          const same = sorted.filter(({ createdAt }) => createdAt === date);
          expect(same).toEqual(applications.filter(({ createdAt }) => createdAt === date));
        }
      }),
    );
  });
});

describe('applicationFor', () => {
  it('applicationFor returns the newest application for a scholarship, or undefined if none exists', () => {
    const list = [sent('a', '2026-11-01'), sent('b', '2026-11-02'), sent('c', '2026-11-03', 'sch_2')];
    expect(applicationFor(list, 'sch_1')?.id).toBe('b');
    expect(applicationFor(list, 'sch_3')).toBeUndefined();
    expect(applicationFor(undefined, 'sch_1')).toBeUndefined();
  });
});
