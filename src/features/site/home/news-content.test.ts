import { expect, it } from 'vitest';
import { nextToEnd, studentStep } from './news-content.ts';

const wordsOf = (status: string | null | undefined) => (status === 'PENDING' ? 'In review' : 'Accepted');

const sent = (status: 'PENDING' | 'ACCEPTED') => ({ id: 'a', studentId: 's', scholarshipId: 'sch', status });

it('[HOME-01] nextToEnd returns the items that end soonest, and leaves out those that have ended', () => {
  const days = ['2026-12-03', '2026-11-01', '2026-12-01', '2026-12-02'];
  expect(nextToEnd(days, (day) => day, Date.parse('2026-11-26T00:00:00Z'), 2)).toEqual([
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(nextToEnd(undefined, String, 0, 2)).toEqual([]);
});

it('[HOME-01] studentStep suggests the profile form first, then a scholarship, then the student’s applications', () => {
  expect(studentStep(undefined, undefined, wordsOf)).toBeNull();
  expect(studentStep(null, undefined, wordsOf)?.to).toBe('/student/details');
  expect(studentStep({}, undefined, wordsOf)).toBeNull();
  expect(studentStep({}, [], wordsOf)?.to).toBe('/scholarship');
  expect(studentStep({}, [sent('PENDING'), sent('ACCEPTED')], wordsOf)).toMatchObject({
    to: '/student/applications',
    text: '1 accepted, 1 in review',
  });
});
