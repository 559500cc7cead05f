import { describe, expect, it } from 'vitest';
import { exampleApplicant, exampleApplicants, exampleStranger } from './analytics.fixture.ts';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import {
  type ApplicantFilters,
  findApplicants,
  indexApplicants,
  sortedBy,
  sortedScholarships,
} from './analytics-lists.ts';
import { NO_ANALYTICS_SEARCH } from './analytics-search.ts';

const scholarship = (title: string, changes: Partial<AnalyticsScholarship> = {}): AnalyticsScholarship => ({
  id: title,
  title,
  amount: 10_000,
  deadline: '2026-12-31T18:29:59Z',
  isActive: true,
  applicants: [],
  isSample: false,
  ...changes,
});
describe('[ORG-15] a click on a column', () => {
  it('sorts by it in its natural way, and turns it round the second time', () => {
    expect(sortedBy('amount', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'amount', up: false });
    expect(sortedBy('title', NO_ANALYTICS_SEARCH)).toEqual({ sort: 'title', up: true });
    expect(sortedBy('title', { sort: 'title', up: true })).toEqual({ sort: 'title', up: false });
  });
});

describe('[ORG-15] sortedScholarships', () => {
  const stem = scholarship('Girls in STEM', { amount: 60_000, applicants: exampleApplicants(2) });
  const udaan = scholarship('udaan 10', {
    amount: 0,
    applicants: exampleApplicants(1),
    deadline: '2026-01-31',
    isActive: false,
  });
  const older = scholarship('Udaan 9', {
    amount: 5,
    applicants: exampleApplicants(3),
    deadline: '2026-01-01',
    isActive: false,
  });
  const all = [udaan, stem, older];

  it.each([
    ['title', true, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
    ['amount', false, ['Girls in STEM', 'Udaan 9', 'udaan 10']],
    ['applicants', false, ['Udaan 9', 'Girls in STEM', 'udaan 10']],
    ['deadline', false, ['Girls in STEM', 'udaan 10', 'Udaan 9']],
  ] as const)('sorts by %s', (sort, up, order) => {
    const titles = (way: boolean) => sortedScholarships(all, { sort, up: way }).map(({ title }) => title);
    expect(titles(up)).toEqual(order);
    expect(titles(!up)).toEqual(order.toReversed());
  });
});

const bare = { email: null, parentName: null, about: null } as const;
const applicants = [
  exampleApplicant({
    ...bare,
    id: 'b',
    applicationId: 'of b',
    name: 'bhavna',
    marks: 90,
    appliedAt: '2026-11-02',
    decision: 'ACCEPTED',
  }),
  exampleStranger({ id: 'none', appliedAt: null, decision: null }),
  exampleApplicant({
    id: 'a',
    name: 'Asha 10',
    marks: 70.5,
    appliedAt: '2026-11-03',
    decision: 'rejected',
    email: 'asha@students.example',
    parentName: 'Ramesh',
    about: 'I want to be a nurse.',
  }),
  exampleApplicant({
    ...bare,
    id: 'c',
    name: 'ASHA 9',
    marks: 80,
    appliedAt: '2026-11-01',
    decision: 'WAITING',
  }),
];
const index = indexApplicants(applicants);
const ids = (filters: Partial<ApplicantFilters> = {}, kept?: ReadonlySet<string>) =>
  findApplicants(index, { find: '', show: 'all', ...filters }, kept).map(({ id }) => id);

describe('[ORG-16] findApplicants', () => {
  it('finds an applicant by any text of the entry', () => {
    for (const find of ['ASHA 10', ' students.example', 'ramesh', 'nurse'])
      expect(ids({ find })).toEqual(['a']);
    expect(ids({ find: 'asha' })).toEqual(['a', 'c']);
    expect(ids({ find: 'nobody' })).toEqual([]);
  });

  it('finds words in any order and field, and none that only meet where two fields touch', () => {
    expect(ids({ find: 'want ramesh' })).toEqual(['a']);
    expect(ids({ find: 'rameshi' })).toEqual([]);
  });

  it('separates the decided from the undecided; an unknown status is neither', () => {
    expect(ids({ show: 'pending' })).toEqual(['none']);
    expect(ids({ show: 'accepted' })).toEqual(['b']);
    expect(ids({ show: 'rejected' })).toEqual(['a']);
    expect(ids({ show: 'rejected' }, new Set(['of b']))).toEqual(['b', 'a']);
    expect(ids({ show: 'rejected', find: 'asha' }, new Set(['of b']))).toEqual(['a']);
  });
});
