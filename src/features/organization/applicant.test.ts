import { expect, it } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { applicantsOf, decisionOf, NO_PROFILE, nameOf, profileOf, withProfiles } from './applicant.ts';

const applicants = applicantsOf(
  aScholarship({
    id: 'stem',
    applications: [
      { id: 'a2', studentId: 's2' },
      { id: 'a1', studentId: 's1', status: 'ACCEPTED', createdAt: '2026-11-01T06:00:00Z' },
      { studentId: 's1' },
    ],
  }),
);

it('[ORG-17] applicants are listed newest first, each with the application’s id, date and status', () => {
  expect(applicants[0]).toEqual({
    ...NO_PROFILE,
    id: 'a1',
    applicationId: 'a1',
    studentId: 's1',
    status: 'Submitted',
    decision: 'ACCEPTED',
    appliedAt: '2026-11-01T06:00:00Z',
    isLoading: false,
  });
  expect(applicants[2]).toMatchObject({ id: 'stem#3', applicationId: null, decision: null });
});

it('[ORG-16] an applicant’s studies and marks are taken from the profile, or from the application if the profile lacks them', () => {
  const application = { id: 'a1', studentId: 's1', status: 'IN_PROGRESS', institution: 'IIT', marks: '8.5' };
  const profile = profileOf({ educationLevel: 'Undergraduate', twelfthMarks: '88.5%', marks: 'A+' });
  expect(
    withProfiles(
      applicantsOf(aScholarship({ applications: [{ ...application, tenthMarks: 91 }] })),
      new Map([['s1', profile]]),
      () => false,
    ),
  ).toMatchObject([
    {
      status: 'In Progress',
      educationLevel: 'Undergraduate',
      institution: 'IIT',
      marks: 8.5,
      tenthMarks: 91,
      twelfthMarks: 88.5,
    },
  ]);
});

it('[ORG-16] withProfiles adds a student’s profile to each of the student’s applications', () => {
  const profiles = new Map([['s1', profileOf({ fullName: 'Asha' })]]);
  const shown = withProfiles(applicants, profiles, (studentId) => studentId === 's2');
  expect(shown.map(({ name }) => name)).toEqual(['Asha', null, 'Asha']);
  expect(shown.map(({ isLoading }) => isLoading)).toEqual([false, true, false]);
});

it('[ORG-16] profileOf converts a student’s record to an applicant’s profile, with null for missing fields', () => {
  expect(
    profileOf({
      fullName: 'Ravi',
      email: 'ravi@students.example',
      gender: 'male ',
      fatherName: 'Mahesh',
      motherName: '',
      phone: '+911',
      careerGoals: 'To teach.',
      tenthResult: 'https://files.example/10.pdf',
      incomeCert: 'javascript:alert(1)',
    }),
  ).toEqual({
    ...NO_PROFILE,
    name: 'Ravi',
    gender: 'Male',
    email: 'ravi@students.example',
    phone: '+911',
    parentName: 'Mahesh',
    about: 'To teach.',
    documents: [
      { id: 'tenthResult', name: '10th marksheet', type: 'PDF', url: 'https://files.example/10.pdf' },
      { id: 'incomeCert', name: 'Income certificate', type: null, url: 'javascript:alert(1)' },
    ],
  });
});

it.each([
  ['PENDING', 'PENDING'],
  [' accepted ', 'ACCEPTED'],
  [null, 'PENDING'],
  ['WAITLISTED', null],
])('[ORG-16] decisionOf maps the server’s application status %j to the decision %j', (decision, known) => {
  expect(decisionOf({ applicationId: 'a', decision })).toBe(known);
});

it('[REV-01] nameOf shortens very long applicant names, and says why a name is missing', () => {
  const read = { isLoading: false, isUnread: false };
  expect(nameOf({ ...read, name: 'Asha Sharma' })).toBe('Asha Sharma');
  expect(nameOf({ ...read, name: 'x'.repeat(20_000) })).toBe(`${'x'.repeat(200)}…`);
  expect(nameOf({ ...read, name: null })).toBe('Name not provided');
  expect(nameOf({ ...read, name: null, isLoading: true })).toBe('Loading…');
  expect(nameOf({ ...read, name: null, isUnread: true })).toBe('Name not loaded');
});
