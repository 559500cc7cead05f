import { describe, expect, it } from 'vitest';
import { exampleScholarship } from '../analytics/analytics-example.ts';
import { type ApplicantFilters, findApplicants, indexApplicants } from './listed-applicants.ts';

const { applicants } = exampleScholarship({
  applicantDetails: [
    { id: 'b', name: 'bhavna', marks: 90, appliedAt: '2026-11-02', applicationId: '1', decision: 'ACCEPTED' },
    { id: 'none', applicationId: '2' },
    {
      id: 'a',
      name: 'Asha 10',
      marks: 70.5,
      appliedAt: '2026-11-03',
      applicationId: '3',
      decision: 'rejected',
      email: 'asha@students.example',
      parentName: 'Ramesh',
      about: 'I want to be a nurse.',
    },
    { id: 'c', name: 'ASHA 9', marks: 80, appliedAt: '2026-11-01', applicationId: '4', decision: 'WAITING' },
  ],
});
const index = indexApplicants(applicants);
const ids = (filters: Partial<ApplicantFilters> = {}, kept?: ReadonlySet<string>) =>
  findApplicants(index, { find: '', order: 'newest', show: 'all', ...filters }, kept).map(({ id }) => id);

describe('[ORG-16] findApplicants', () => {
  it.each([
    ['newest', ['a', 'b', 'c', 'none']],
    ['oldest', ['c', 'b', 'a', 'none']],
    ['name', ['c', 'a', 'b', 'none']],
    ['marks', ['b', 'c', 'a', 'none']],
  ] as const)('orders by %s; who is not known stands at the end', (order, wanted) => {
    expect(ids({ order })).toEqual(wanted);
  });

  it('finds somebody by anything that the entry says in words', () => {
    for (const find of ['ASHA 10', ' students.example', 'ramesh', 'nurse'])
      expect(ids({ find })).toEqual(['a']);
    expect(ids({ find: 'asha' })).toEqual(['a', 'c']);
    expect(ids({ find: 'nobody' })).toEqual([]);
  });

  it('never finds words that stand in two fields', () => {
    expect(ids({ find: 'ramesh i want' })).toEqual([]);
    expect(ids({ find: '10 asha' })).toEqual([]);
  });

  it('tells the decided from the undecided; a word of the server’s own is neither', () => {
    expect(ids({ show: 'pending' })).toEqual(['none']);
    expect(ids({ show: 'accepted' })).toEqual(['b']);
    expect(ids({ show: 'rejected' })).toEqual(['a']);
    expect(ids({ show: 'rejected' }, new Set(['b']))).toEqual(['a', 'b']);
    expect(ids({ show: 'rejected', find: 'asha' }, new Set(['b']))).toEqual(['a']);
  });
});
