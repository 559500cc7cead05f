import { expect, it } from 'vitest';
import { exampleApplicants, exampleScholarship } from '../applicants.fixture.ts';
import { sortedBy, sortedScholarships } from './analytics-lists.ts';
import { NO_ANALYTICS_SEARCH } from './analytics-search.ts';

it('[ORG-15] clicking a column header of the analytics table sorts by that column, and clicking it again reverses the order', () => {
  expect(sortedBy('amount', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'amount', up: false });
  expect(sortedBy('title', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'title', up: true });
  expect(sortedBy('title', { sort: 'title', up: true })).toEqual({ sort: 'title', up: false });
});

it.each([
  ['title', true, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
  ['amount', false, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
  ['applicants', false, ['Udaan 9', 'Girls in STEM', 'udaan 10']],
  ['deadline', false, ['Girls in STEM', 'udaan 10', 'Udaan 9']],
] as const)('[ORG-15] the analytics table sorts scholarships by %s in both directions', (sort, up, order) => {
  const scholarships = [
    ['udaan 10', 0, 1, '2026-01-31'],
    ['Girls in STEM', 60_000, 2, '2026-12-31'],
    ['Udaan 9', 5, 3, '2026-01-01'],
  ] as const;
  const all = scholarships.map(([title, amount, count, deadline]) =>
    exampleScholarship({ title, amount, deadline, isActive: true, applicants: exampleApplicants(count) }),
  );
  const titles = (way: boolean) => sortedScholarships(all, { sort, up: way }).map(({ title }) => title);
  expect(titles(up)).toEqual(order);
  expect(titles(!up)).toEqual(order.toReversed());
});

it('[ORG-15] the analytics table sorted by deadline lists expired scholarships last in both directions', () => {
  const all = [
    exampleScholarship({ title: 'Expired', deadline: '2026-01-31', isActive: false }),
    exampleScholarship({ title: 'Active', deadline: '2026-12-31', isActive: true }),
  ];
  for (const up of [true, false])
    expect(sortedScholarships(all, { sort: 'deadline', up }).map(({ title }) => title)).toEqual([
      'Active',
      'Expired',
    ]);
});
