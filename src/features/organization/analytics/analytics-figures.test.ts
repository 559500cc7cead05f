import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { exampleScholarship, exampleStranger } from './analytics.fixture.ts';
import {
  analyticsScholarships,
  applicantStatistics,
  applicationsByStatus,
  applicationsOverTime,
} from './analytics-figures.ts';
import type { Applicant } from './applicant.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 6);

type Server = Parameters<typeof aScholarship>[0];
const view = (...list: Server[]) => analyticsScholarships(list.map(aScholarship), NOW);
/** A scholarship for which people applied, each with these parts of an application. */
const applied = (...applicants: Partial<Applicant>[]) => [
  exampleScholarship({
    applicants: applicants.map((one, index) => exampleStranger({ applicationId: `${index}`, ...one })),
  }),
];

it('[ORG-15] a scholarship is active while its deadline is in the future, and the last deadline comes first', () => {
  const moments = [new Date(NOW + 1000).toISOString(), new Date(NOW).toISOString()];
  // A day lasts until it is over.
  const shown = view(...[...moments, '2026-11-21', '2026-11-19'].map((expiredAt) => ({ expiredAt })));
  expect(shown.map(({ deadline, isActive }) => [deadline, isActive])).toEqual([
    ['2026-11-21', true],
    [moments[0], true],
    [moments[1], false],
    ['2026-11-19', false],
  ]);
});

it('[ORG-17] a scholarship has sample applicants only where the server sends no applications', () => {
  const [known] = view({ applications: [{ id: 'x' }, {}] });
  expect(known).toMatchObject({ isSample: false, applicants: { length: 2 } });
  expect(view({ applications: [] })[0]).toMatchObject({ isSample: false, applicants: [] });
  const [made] = view({ id: 'a', applications: null });
  expect(made?.isSample).toBe(true);
  expect(made?.applicants).not.toEqual([]);
});

it('[ORG-16] an applicant without a profile counts as Not provided, not before it has been asked for, and not where it could not be read', () => {
  const { genders } = applicantStatistics([exampleStranger(), exampleStranger({ isLoading: true })]);
  expect(genders.map(({ count }) => count)).toEqual([0, 0, 0, 1]);
  expect(genders.at(-1)).toMatchObject({ gender: 'Not provided', percent: 50 });
  expect(applicantStatistics([]).genders.map(({ percent }) => percent)).toEqual([0, 0, 0]);
  const unread = applicantStatistics([exampleStranger({ isUnread: true })]).genders.at(-1);
  expect(unread).toMatchObject({ gender: 'Could not be read', count: 1 });
});

const appliedOn = (...days: (string | null)[]) => applied(...days.map((appliedAt) => ({ appliedAt })));
const noon = (day: string) => `${day}T12:00:00`;

it('[ANA-01] applications are counted by week, from Monday, and a week without any is 0', () => {
  // 2 November 2026 is a Monday.
  const days = ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-25'].map(noon);
  expect(applicationsOverTime(appliedOn(...days, null))).toEqual({
    unit: 'week',
    points: [
      { label: '2 Nov', count: 2 },
      { label: '9 Nov', count: 1 },
      { label: '16 Nov', count: 0 },
      { label: '23 Nov', count: 1 },
    ],
    undated: 1,
  });
  expect(applicationsOverTime([])).toEqual({ unit: 'week', points: [], undated: 0 });
});

it('[ANA-01] applications are counted by month over more than a quarter, and by year over more than five years', () => {
  const { unit, points } = applicationsOverTime(appliedOn(noon('2025-11-30'), noon('2026-07-01')));
  expect(unit).toBe('month');
  expect(points.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(points[0]?.label).toBe('Nov 2025');
  // One wrong date makes no thousand bars.
  const years = applicationsOverTime(appliedOn(noon('2026-07-01'), noon('2199-12-31')));
  expect(years).toMatchObject({ unit: 'year', points: { length: 174, 0: { label: '2026', count: 1 } } });
});

it('[ANA-01] no application is lost, however they lie in time', () => {
  const day = fc.integer({ min: -3000, max: 0 }).map((days) => new Date(NOW + days * DAY).toISOString());
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 60 }), (days) => {
      const { points } = applicationsOverTime(appliedOn(...days));
      expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(days.length);
      expect(points.at(0)?.count).toBeGreaterThan(0);
      expect(points.at(-1)?.count).toBeGreaterThan(0);
    }),
  );
});

it('[ANA-01] applications are counted by decision, 0 included, and an unknown status under its own name', () => {
  const decisions = ['ACCEPTED', 'accepted', null, 'WAITLISTED'].map((decision) => ({ decision }));
  expect(applicationsByStatus(applied(...decisions))).toEqual([
    { label: 'To decide', count: 1 },
    { label: 'Accepted', count: 2 },
    { label: 'Rejected', count: 0 },
    { label: 'WAITLISTED', count: 1 },
  ]);
});
