import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Applicant } from '../applicant.ts';
import { exampleApplicant, exampleScholarship, exampleStranger } from '../applicants.fixture.ts';
import { applicantStatistics, applicationsByStatus, applicationsOverTime } from './analytics-figures.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 6);

/** Creates a scholarship with one applicant for each argument. */
const applied = (...applicants: Partial<Applicant>[]) => [
  exampleScholarship({
    applicants: applicants.map((one, index) => exampleStranger({ applicationId: `${index}`, ...one })),
  }),
];

it('[ORG-16] [ORG-17] the gender distribution counts only profiles that have loaded', () => {
  const { read, genders } = applicantStatistics([
    exampleApplicant({ gender: 'Female' }),
    exampleStranger(),
    exampleStranger({ isUnread: true }),
    exampleStranger({ isLoading: true }),
  ]);
  expect(read).toBe(2);
  expect(genders.map(({ name, count, percent }) => [name, count, percent])).toEqual([
    ['Male', 0, 0],
    ['Female', 1, 50],
    ['Other', 0, 0],
    ['Not provided', 1, 50],
  ]);
  expect(applicantStatistics([]).genders.map(({ percent }) => percent)).toEqual([0, 0, 0]);
});

it('[ORG-16] applicantStatistics averages only known marks, and counts the applicants whose marks are known', () => {
  const { averageMarks, withMarks } = applicantStatistics([
    exampleApplicant({ marks: 60 }),
    exampleStranger({ isUnread: true, marks: 80 }),
    exampleStranger(),
  ]);
  expect([averageMarks, withMarks]).toEqual([70, 2]);
});

const appliedOn = (...days: (string | null)[]) => applied(...days.map((appliedAt) => ({ appliedAt })));
const noon = (day: string) => `${day}T12:00:00`;

it('[ANA-01] applicationsOverTime counts applications in weeks that start on Monday, and includes weeks without applications', () => {
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

it('[ANA-01] applicationsOverTime counts by month if applications span more than 13 weeks, and by year if they span more than five years', () => {
  const { unit, points } = applicationsOverTime(appliedOn(noon('2025-11-30'), noon('2026-07-01')));
  expect(unit).toBe('month');
  expect(points.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(points[0]?.label).toBe('Nov 2025');
  // A single wrong date must not produce a thousand bars.
  const years = applicationsOverTime(appliedOn(noon('2026-07-01'), noon('2199-12-31')));
  expect(years).toMatchObject({ unit: 'year', points: { length: 174, 0: { label: '2026', count: 1 } } });
});

it('[ANA-01] applicationsOverTime returns counts that add up to the number of applications, whatever dates the applications have', () => {
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

it('[ANA-01] applicationsByStatus returns a count of 0 for a decision without applications, and lists an unknown status under its own name', () => {
  const decisions = ['ACCEPTED', 'accepted', null, 'WAITLISTED'].map((decision) => ({ decision }));
  expect(applicationsByStatus(applied(...decisions))).toEqual([
    { label: 'To decide', count: 1 },
    { label: 'Accepted', count: 2 },
    { label: 'Rejected', count: 0 },
    { label: 'WAITLISTED', count: 1 },
  ]);
});
