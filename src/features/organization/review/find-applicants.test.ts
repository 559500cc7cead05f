import { expect, it } from 'vitest';
import { exampleApplicant, exampleStranger } from '../applicants.fixture.ts';
import { type ApplicantFilters, findApplicants } from './find-applicants.ts';

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

it('[ORG-16] an applicant search finds applicants who match every word, but a word cannot span two fields', () => {
  for (const find of ['ASHA 10', ' students.example', 'ramesh', 'nurse'])
    expect(ids({ find })).toEqual(['a']);
  expect(ids({ find: 'asha' })).toEqual(['a', 'c']);
  expect(ids({ find: 'want ramesh' })).toEqual(['a']);
  for (const find of ['nobody', 'rameshi']) expect(ids({ find })).toEqual([]);
});

it('[ORG-16] each decision filter lists only applicants with that decision, and leaves out unknown statuses', () => {
  expect(ids({ show: 'pending' })).toEqual(['none']);
  expect(ids({ show: 'accepted' })).toEqual(['b']);
  expect(ids({ show: 'rejected' })).toEqual(['a']);
});

it('[REV-01] after a decision in this session, the applicant is still listed under the previous decision', () => {
  const reviews = new Map([['of b', { from: 'PENDING' }]]);
  expect(ids({ show: 'pending' }, reviews)).toEqual(['b', 'none']);
  expect(ids({ show: 'accepted' }, reviews)).toEqual(['b']);
  expect(ids({ show: 'rejected' }, reviews)).toEqual(['a']);
});
