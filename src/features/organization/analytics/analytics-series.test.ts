import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnalytics } from './analytics-record.ts';
import { applicationsByStatus, applicationsOverTime } from './analytics-series.ts';
import { analyticsScholarships } from './analytics-view.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const DAY = 86_400_000;

function scholarships(...current: object[]) {
  const reading = readAnalytics(JSON.stringify({ current }), 'user_1');
  if (reading.kind !== 'found') throw new Error(reading.kind);
  return analyticsScholarships(reading.cache, NOW);
}
const applied = (...days: (string | undefined)[]) =>
  scholarships({
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

  it('counts whose day nobody knows apart, and shows nothing of nobody', () => {
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
  const standing = (...decisions: (string | undefined)[]) =>
    scholarships({
      id: 'a',
      applicantDetails: decisions.map((decision, index) => ({
        id: `${index}`,
        applicationId: `${index}`,
        decision,
      })),
    });

  it('counts what is decided, 0 included, and a word of the server’s own under itself', () => {
    expect(applicationsByStatus(standing('ACCEPTED', 'accepted', undefined, 'WAITLISTED'))).toEqual([
      { label: 'To decide', count: 1 },
      { label: 'Accepted', count: 2 },
      { label: 'Rejected', count: 0 },
      { label: 'WAITLISTED', count: 1 },
    ]);
  });
});

it('[ANA-01] [ORG-17] leaves made-up applicants out of every chart', () => {
  const made = scholarships({ id: 'a' });
  expect(made[0]?.isSample).toBe(true);
  expect(applicationsOverTime(made)).toEqual({ unit: 'week', points: [], undated: 0 });
  for (const { count } of applicationsByStatus(made)) expect(count).toBe(0);
});
