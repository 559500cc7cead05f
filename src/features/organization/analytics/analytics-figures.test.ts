import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleScholarship } from './analytics.fixture.ts';
import {
  analyticsFigures,
  analyticsScholarships,
  applicantStatistics,
  applicationsByStatus,
  applicationsOverTime,
  asOf,
  completenessNote,
  formatMarks,
} from './analytics-figures.ts';
import { type AnalyticsRecord, readAnalytics } from './analytics-record.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 6);

/** A record as it comes from the device. */
function record(...current: object[]): AnalyticsRecord {
  const reading = readAnalytics(JSON.stringify({ current }), 'user_1');
  if (reading.kind !== 'found') throw new Error(reading.kind);
  return reading.record;
}
const view = (...current: object[]) => analyticsScholarships(record(...current), NOW);
const statistics = (scholarship: object) => applicantStatistics(exampleScholarship(scholarship));

describe('[ORG-15] analyticsScholarships', () => {
  it('is active while the deadline is in the future, else expired', () => {
    const status = (deadline?: string) => view({ id: 'a', deadline, applicants: 0 })[0]?.isActive;
    expect(status(new Date(NOW + 1000).toISOString())).toBe(true);
    expect(status(new Date(NOW).toISOString())).toBe(false);
    // A day lasts until it is over.
    expect(status('2026-11-21')).toBe(true);
    expect(status('2026-11-19')).toBe(false);
    expect(status()).toBe(false);
  });

  it('has the last deadline first, and those without one at the end', () => {
    const ids = view(
      { id: 'none', applicants: 0 },
      { id: 'soon', applicants: 0, deadline: '2026-12-01' },
      { id: 'late', applicants: 0, deadline: '2027-12-01' },
    ).map(({ id }) => id);
    expect(ids).toEqual(['late', 'soon', 'none']);
  });

  it('[ORG-17] has sample applicants only where neither a count nor an applicant is known', () => {
    const samples = (scholarship: object) => {
      const [{ isSample, total, applicants } = {}] = view({ id: 'a', ...scholarship });
      return { isSample, total, known: applicants?.length };
    };
    expect(samples({ applicants: 0 })).toEqual({ isSample: false, total: 0, known: 0 });
    expect(samples({ applicants: 7 })).toEqual({ isSample: false, total: 7, known: 0 });
    expect(samples({ applicantDetails: [{ id: 'x' }, { id: 'y' }] })).toEqual({
      isSample: false,
      total: 2,
      known: 2,
    });
    const made = samples({});
    expect(made.isSample).toBe(true);
    expect(made.total).toBe(made.known);
    expect(samples({})).toEqual(made);
  });
});

it('[ORG-15] [ORG-17] the four figures are sums, and say how much of them is made up', () => {
  const scholarships = view(
    { id: 'a', totalAmount: 60_000, applicants: 18, deadline: '2027-01-01' },
    { id: 'b', amount: '₹5,000', applicants: 2, deadline: '2026-01-01' },
    { id: 'c' },
  );
  const made = scholarships.find(({ id }) => id === 'c')?.total ?? 0;
  expect(analyticsFigures(scholarships)).toEqual({
    scholarships: 3,
    applicants: 20 + made,
    sampleApplicants: made,
    funding: 65_000,
    active: 1,
  });
  expect(analyticsFigures(view({ id: 'a', applicants: 3 })).sampleApplicants).toBe(0);
});

it('says as of when its figures are, where that is known', () => {
  expect(asOf({ time: null })).toBeNull();
  expect(asOf({ time: NOW })).toMatch(/November 2026.+\d:\d\d/);
});

it('[ORG-16] says why profiles are missing: still being read, or no room for them', () => {
  const waiting = { id: 'a', applicantDetails: [{ id: 'x', profile: 'waiting' }] };
  const note = (stored: AnalyticsRecord) => {
    const [scholarship] = analyticsScholarships(stored, NOW);
    return scholarship && completenessNote(stored, scholarship);
  };
  expect(note(record(waiting))).toMatch(/load while the dashboard is open/);
  expect(note({ ...record(waiting), isTrimmed: true })).toMatch(/no room/);
  expect(note(record({ id: 'a', applicantDetails: [{ id: 'x' }] }))).toBeNull();
});

describe('[ORG-16] applicantStatistics', () => {
  it('counts who has submitted and who has not, and averages the marks that are known', () => {
    const applicantDetails = [
      { id: '1', status: 'In Progress', marks: 70, gender: 'Male' },
      { id: '2', marks: 81.25, gender: 'Female' },
      { id: '3', gender: 'Female' },
      { id: '4' },
    ];
    expect(statistics({ applicants: 4, applicantDetails })).toEqual({
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

  it('shows 0 in progress and no average where nothing is known', () => {
    expect(statistics({ applicants: 0 })).toMatchObject({ submitted: 0, inProgress: 0, averageMarks: null });
    expect(statistics({ applicants: 12 })).toMatchObject({ submitted: 12, inProgress: 0 });
    for (const { percent } of statistics({ applicants: 12 }).genders) expect(percent).toBe(0);
  });

  it('never counts whose profile is not known as Other', () => {
    const { genders } = statistics({
      applicantDetails: [
        { id: '1', profile: 'waiting' },
        { id: '2', profile: 'absent' },
        { id: '3', gender: 'Male' },
      ],
    });
    expect(genders.map(({ gender, count }) => [gender, count])).toEqual([
      ['Male', 1],
      ['Female', 0],
      ['Other', 0],
      ['Not provided', 2],
    ]);
  });

  it('counts each applicant once', () => {
    const applicant = fc.record(
      {
        id: fc.string(),
        gender: fc.constantFrom('Male', 'female', 'x', 7),
        status: fc.constantFrom('Submitted', 'In Progress', 'gone'),
        profile: fc.constantFrom('read', 'waiting', 'absent'),
      },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(fc.array(applicant, { minLength: 1 }), (applicantDetails) => {
        const { submitted, inProgress, genders } = statistics({ applicantDetails });
        expect(submitted + inProgress).toBe(applicantDetails.length);
        expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(applicantDetails.length);
      }),
    );
  });
});

it('[ORG-16] marks have one decimal, or a dash', () => {
  expect([75.625, 80, 0, null].map(formatMarks)).toEqual(['75.6', '80.0', '0.0', '—']);
});

const applied = (...days: (string | undefined)[]) =>
  view({
    id: 'a',
    applicantDetails: days.map((appliedAt, index) => ({
      id: `${index}`,
      applicationId: `${index}`,
      appliedAt,
    })),
  });
const noon = (day: string) => `${day}T12:00:00`;

describe('applicationsOverTime', () => {
  it('counts by week, from Monday, and shows a week without any as 0', () => {
    // 2 November 2026 is a Monday.
    const days = ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-25'].map(noon);
    expect(applicationsOverTime(applied(...days))).toEqual({
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
    const { unit, points } = applicationsOverTime(applied(noon('2025-11-30'), noon('2026-07-01')));
    expect(unit).toBe('month');
    expect(points.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(points[0]?.label).toBe('Nov 2025');
  });

  it('counts applications without a date apart, and has no bar without applications', () => {
    expect(applicationsOverTime(applied(noon('2026-11-02'), undefined, 'soon'))).toMatchObject({
      points: [{ count: 1 }],
      undated: 2,
    });
    expect(applicationsOverTime([])).toEqual({ unit: 'week', points: [], undated: 0 });
  });

  it('loses no application, however they lie in time', () => {
    const day = fc.integer({ min: -3000, max: 0 }).map((days) => new Date(NOW + days * DAY).toISOString());
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 60 }), (days) => {
        const { points } = applicationsOverTime(applied(...days));
        expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(days.length);
        expect(points.at(0)?.count).toBeGreaterThan(0);
        expect(points.at(-1)?.count).toBeGreaterThan(0);
      }),
    );
  });
});

describe('applicationsByStatus', () => {
  const decided = (...decisions: (string | undefined)[]) =>
    view({
      id: 'a',
      applicantDetails: decisions.map((decision, index) => ({
        id: `${index}`,
        applicationId: `${index}`,
        decision,
      })),
    });

  it('counts what is decided, 0 included, and an unknown status under its own name', () => {
    expect(applicationsByStatus(decided('ACCEPTED', 'accepted', undefined, 'WAITLISTED'))).toEqual([
      { label: 'To decide', count: 1 },
      { label: 'Accepted', count: 2 },
      { label: 'Rejected', count: 0 },
      { label: 'WAITLISTED', count: 1 },
    ]);
  });
});

it('[ANA-01] [ORG-17] leaves made-up applicants out of every chart', () => {
  const made = view({ id: 'a' });
  expect(made[0]?.isSample).toBe(true);
  expect(applicationsOverTime(made)).toEqual({ unit: 'week', points: [], undated: 0 });
  for (const { count } of applicationsByStatus(made)) expect(count).toBe(0);
});
