import { describe, expect, it } from 'vitest';
import type { AnalyticsCache } from './analytics-cache.ts';
import { readAnalytics } from './analytics-record.ts';
import { analyticsFigures, analyticsScholarships, asOf, completenessNote } from './analytics-view.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

/** A record as it comes from the device. */
function record(...current: object[]): AnalyticsCache {
  const reading = readAnalytics(JSON.stringify({ current }), 'user_1');
  if (reading.kind !== 'found') throw new Error(reading.kind);
  return reading.cache;
}
const view = (...current: object[]) => analyticsScholarships(record(...current), NOW);

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

  it('[ORG-17] makes up applicants only where nobody has counted and nobody is known', () => {
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
  const note = (cache: AnalyticsCache) => {
    const [scholarship] = analyticsScholarships(cache, NOW);
    return scholarship && completenessNote(cache, scholarship);
  };
  expect(note(record(waiting))).toMatch(/load while the dashboard is open/);
  expect(note({ ...record(waiting), isTrimmed: true })).toMatch(/no room/);
  expect(note(record({ id: 'a', applicantDetails: [{ id: 'x' }] }))).toBeNull();
});
