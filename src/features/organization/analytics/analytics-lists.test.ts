import { expect, it } from 'vitest';
import {
  exampleApplicant,
  exampleApplicants,
  exampleScholarship,
  exampleStranger,
} from './analytics.fixture.ts';
import { type ApplicantFilters, findApplicants, sortedBy, sortedScholarships } from './analytics-lists.ts';
import { NO_ANALYTICS_SEARCH } from './analytics-search.ts';

it('[ORG-15] a click on a column sorts by it in its natural way, and turns it round the second time', () => {
  expect(sortedBy('amount', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'amount', up: false });
  expect(sortedBy('title', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'title', up: true });
  expect(sortedBy('title', { sort: 'title', up: true })).toEqual({ sort: 'title', up: false });
});

it.each([
  ['title', true, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
  ['amount', false, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
  ['applicants', false, ['Udaan 9', 'Girls in STEM', 'udaan 10']],
  ['deadline', false, ['Girls in STEM', 'udaan 10', 'Udaan 9']],
] as const)('[ORG-15] scholarships are sorted by %s', (sort, up, order) => {
  const scholarships = [
    ['udaan 10', 0, 1, '2026-01-31'],
    ['Girls in STEM', 60_000, 2, '2026-12-31'],
    ['Udaan 9', 5, 3, '2026-01-01'],
  ] as const;
  const all = scholarships.map(([title, amount, count, deadline]) =>
    exampleScholarship({ title, amount, deadline, applicants: exampleApplicants(count) }),
  );
  const titles = (way: boolean) => sortedScholarships(all, { sort, up: way }).map(({ title }) => title);
  expect(titles(up)).toEqual(order);
  expect(titles(!up)).toEqual(order.toReversed());
});

const bare = { email: null, parentName: null, about: null } as const;
const applicants = [
  exampleApplicant({ ...bare, id: 'b', applicationId: 'of b', name: 'bhavna', decision: 'ACCEPTED' }),
  exampleStranger({ id: 'none', decision: null }),
  exampleApplicant({
    id: 'a',
    name: 'Asha 10',
    decision: 'rejected',
    email: 'asha@students.example',
    parentName: 'Ramesh',
    about: 'I want to be a nurse.',
  }),
  exampleApplicant({ ...bare, id: 'c', name: 'ASHA 9', decision: 'WAITING' }),
];
const ids = (filters: Partial<ApplicantFilters>, reviews = new Map()) =>
  findApplicants(applicants, { find: '', show: 'all', ...filters }, reviews).map(({ id }) => id);

it('[ORG-16] an applicant is found by words of the entry in any order, and by none that only meet where two fields touch', () => {
  for (const find of ['ASHA 10', ' students.example', 'ramesh', 'nurse'])
    expect(ids({ find })).toEqual(['a']);
  expect(ids({ find: 'asha' })).toEqual(['a', 'c']);
  expect(ids({ find: 'want ramesh' })).toEqual(['a']);
  for (const find of ['nobody', 'rameshi']) expect(ids({ find })).toEqual([]);
});

it('[ORG-16] the decided are separated from the undecided; an unknown status is neither', () => {
  expect(ids({ show: 'pending' })).toEqual(['none']);
  expect(ids({ show: 'accepted' })).toEqual(['b']);
  expect(ids({ show: 'rejected' })).toEqual(['a']);
});

it('[REV-01] an applicant who was decided about in this visit is found under the decision before it, too', () => {
  const reviews = new Map([['of b', { from: 'PENDING' }]]);
  expect(ids({ show: 'pending' }, reviews)).toEqual(['b', 'none']);
  expect(ids({ show: 'accepted' }, reviews)).toEqual(['b']);
  expect(ids({ show: 'rejected' }, reviews)).toEqual(['a']);
});
