import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { exampleApplicant, exampleScholarship, exampleStranger } from './analytics.fixture.ts';
import {
  analyticsFigures,
  analyticsScholarships,
  applicantStatistics,
  applicationsByStatus,
  applicationsOverTime,
  asOf,
  formatMarks,
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

describe('[ORG-15] analyticsScholarships', () => {
  it('is active while the deadline is in the future, else expired', () => {
    const status = (expiredAt: string) => view({ expiredAt })[0]?.isActive;
    expect(status(new Date(NOW + 1000).toISOString())).toBe(true);
    expect(status(new Date(NOW).toISOString())).toBe(false);
    // A day lasts until it is over.
    expect(status('2026-11-21')).toBe(true);
    expect(status('2026-11-19')).toBe(false);
  });

  it('has the last deadline first', () => {
    const ids = view({ id: 'soon', expiredAt: '2026-12-01' }, { id: 'late', expiredAt: '2027-12-01' }).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['late', 'soon']);
  });

  it('[ORG-17] has sample applicants only where the server sends no applications', () => {
    const [known] = view({ applications: [{ id: 'x' }, {}] });
    expect(known).toMatchObject({ isSample: false, applicants: { length: 2 } });
    expect(view({ applications: [] })[0]).toMatchObject({ isSample: false, applicants: [] });
    const [made] = view({ id: 'a', applications: null });
    expect(made?.isSample).toBe(true);
    expect(made?.applicants).not.toEqual([]);
    expect(view({ id: 'a', applications: null })[0]).toEqual(made);
  });
});

it('[ORG-15] [ORG-17] the four figures are sums, and say how much of them is made up', () => {
  const scholarships = view(
    { id: 'a', totalAmount: 60_000, applications: [{}, {}], expiredAt: '2027-01-01' },
    { id: 'b', totalAmount: 5_000, applications: [{}], expiredAt: '2026-01-01' },
    { id: 'c', totalAmount: 0, applications: null, expiredAt: '2026-01-01' },
  );
  const made = scholarships.find(({ id }) => id === 'c')?.applicants.length ?? 0;
  expect(analyticsFigures(scholarships)).toEqual({
    scholarships: 3,
    applicants: 3 + made,
    sampleApplicants: made,
    funding: 65_000,
    active: 1,
  });
  expect(analyticsFigures(view({ applications: [{}] })).sampleApplicants).toBe(0);
});

it('says as of when its figures are', () => {
  expect(asOf(NOW)).toMatch(/November 2026.+\d:\d\d/);
});

describe('[ORG-16] applicantStatistics', () => {
  it('counts who has submitted and who has not, and averages the marks that are known', () => {
    const applicants = [
      exampleApplicant({ status: 'In Progress', marks: 70, gender: 'Male' }),
      exampleApplicant({ marks: 81.25, gender: 'Female' }),
      exampleApplicant({ marks: null, gender: 'Female' }),
      exampleApplicant({ marks: null, gender: 'Other' }),
    ];
    expect(applicantStatistics(applicants)).toEqual({
      submitted: 3,
      inProgress: 1,
      averageMarks: 75.625,
      genders: [
        { gender: 'Male', count: 1, percent: 25 },
        { gender: 'Female', count: 2, percent: 50 },
        { gender: 'Other', count: 1, percent: 25 },
      ],
    });
  });

  it('shows 0 in progress and no average where there are no applicants', () => {
    expect(applicantStatistics([])).toMatchObject({ submitted: 0, inProgress: 0, averageMarks: null });
    for (const { percent } of applicantStatistics([]).genders) expect(percent).toBe(0);
  });

  it('counts an applicant without a profile as Not provided, never as Other, and not before it has been asked for', () => {
    const loading = exampleStranger({ isLoading: true });
    const { genders } = applicantStatistics([
      exampleStranger(),
      loading,
      exampleApplicant({ gender: 'Male' }),
    ]);
    expect(genders.map(({ gender, count }) => [gender, count])).toEqual([
      ['Male', 1],
      ['Female', 0],
      ['Other', 0],
      ['Not provided', 1],
    ]);
  });
});

it('[ORG-16] marks have one decimal, or a dash', () => {
  expect([75.625, 80, 0, null].map(formatMarks)).toEqual(['75.6', '80.0', '0.0', '—']);
});

const appliedOn = (...days: (string | null)[]) => applied(...days.map((appliedAt) => ({ appliedAt })));
const noon = (day: string) => `${day}T12:00:00`;

describe('applicationsOverTime', () => {
  it('counts by week, from Monday, and shows a week without any as 0', () => {
    // 2 November 2026 is a Monday.
    const days = ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-25'].map(noon);
    expect(applicationsOverTime(appliedOn(...days))).toEqual({
      unit: 'week',
      points: [
        { label: '2 Nov', count: 2 },
        { label: '9 Nov', count: 1 },
        { label: '16 Nov', count: 0 },
        { label: '23 Nov', count: 1 },
      ],
      undated: 0,
    });
  });

  it('counts by month over more than half a year', () => {
    const { unit, points } = applicationsOverTime(appliedOn(noon('2025-11-30'), noon('2026-07-01')));
    expect(unit).toBe('month');
    expect(points.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(points[0]?.label).toBe('Nov 2025');
  });

  it('counts by year over more than five years, so that one wrong date makes no thousand bars', () => {
    const { unit, points } = applicationsOverTime(appliedOn(noon('2026-07-01'), noon('2199-12-31')));
    expect(unit).toBe('year');
    expect(points).toHaveLength(174);
    expect([points.at(0), points.at(-1)]).toEqual([
      { label: '2026', count: 1 },
      { label: '2199', count: 1 },
    ]);
  });

  it('counts applications without a date apart, and has no bar without applications', () => {
    expect(applicationsOverTime(appliedOn(noon('2026-11-02'), null))).toMatchObject({
      points: [{ count: 1 }],
      undated: 1,
    });
    expect(applicationsOverTime([])).toEqual({ unit: 'week', points: [], undated: 0 });
  });

  it('loses no application, however they lie in time', () => {
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
});

describe('applicationsByStatus', () => {
  it('counts what is decided, 0 included, and an unknown status under its own name', () => {
    expect(
      applicationsByStatus(
        applied(...['ACCEPTED', 'accepted', null, 'WAITLISTED'].map((decision) => ({ decision }))),
      ),
    ).toEqual([
      { label: 'To decide', count: 1 },
      { label: 'Accepted', count: 2 },
      { label: 'Rejected', count: 0 },
      { label: 'WAITLISTED', count: 1 },
    ]);
  });
});

it('[ANA-01] [ORG-17] leaves made-up applicants out of every chart', () => {
  const made = view({ id: 'a', applications: null });
  expect(made[0]?.isSample).toBe(true);
  expect(applicationsOverTime(made)).toEqual({ unit: 'week', points: [], undated: 0 });
  for (const { count } of applicationsByStatus(made)) expect(count).toBe(0);
});
