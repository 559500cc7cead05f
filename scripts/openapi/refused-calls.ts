import type { OperationId } from '#contract/endpoints.ts';
import { APPLIED_SCHOLARSHIP_ID } from '#mocks/data/applications.ts';
import type { CallOptions } from '#mocks/testing/create-test-mock.ts';
import { application, examples, idOf, scholarship } from '#mocks/testing/example-calls.ts';

const PAST = '2020-01-01T00:00:00.000Z';
const bodyOf = (id: OperationId): object => examples[id].body as object;
const long = '## A\n'.concat('Word '.repeat(600), '\n## B\n', 'Word '.repeat(600));

/**
 * The general calls in examples.ts do not provoke every refusal. These calls provoke the others, so
 * that the document shows every refusal text. Each call lists its differences from the operation's
 * accepted example.
 */
export const refusedCalls: Partial<Record<OperationId, readonly CallOptions[]>> = {
  'users.registerOrUpdate': [
    { as: 'student', body: { ...bodyOf('users.registerOrUpdate'), userId: idOf('donor') } },
    {
      as: 'student',
      body: { ...bodyOf('users.registerOrUpdate'), userId: idOf('student'), role: 'DONOR' },
    },
  ],
  'users.delete': [{ as: 'no-role', params: { id: idOf('no-role') } }],
  'scholarships.create': [
    { body: { ...scholarship, organizationId: idOf('organization-unverified') } },
    { body: { ...scholarship, expiredAt: PAST } },
    { body: { ...scholarship, allocatedAmount: 50_000 } },
  ],
  'scholarships.update': [
    { body: { ...scholarship, organizationId: idOf('organization-unverified') } },
    { body: { ...scholarship, expiredAt: PAST } },
    { body: { ...scholarship, allocatedAmount: 50_000 } },
  ],
  'applications.create': [
    { body: { ...application, studentId: idOf('student-new') } },
    { body: { ...application, scholarshipId: 'unknown' } },
    { body: { ...application, scholarshipReason: 'Short.' } },
    { body: { ...application, scholarshipReason: `## A\n${'Word '.repeat(30)}\n## B\nShort.` } },
    { body: { ...application, scholarshipReason: long } },
    {
      as: 'student-new',
      body: { ...application, studentId: idOf('student-new'), scholarshipId: 'sch-long-closed' },
    },
    {
      as: 'student-applied',
      body: { ...application, studentId: idOf('student-applied'), scholarshipId: APPLIED_SCHOLARSHIP_ID },
    },
  ],
  'applications.delete': [{ params: { id: 'app-hundreds-applied-1' } }],
  'students.create': [
    { body: { ...bodyOf('students.create'), userId: idOf('student') } },
    { as: 'donor', body: { ...bodyOf('students.create'), userId: idOf('donor') } },
    { as: 'student', body: { ...bodyOf('students.create'), userId: idOf('student') } },
    {
      body: {
        ...bodyOf('students.create'),
        ...{ fullName: '', contactNumber: '', address: '', email: '', gender: '' },
        dateOfBirth: '2090-01-01',
      },
    },
  ],
  'students.update': [
    { body: { ...bodyOf('students.update'), userId: idOf('student-new') } },
    { body: { ...bodyOf('students.update'), dateOfBirth: '2090-01-01' } },
    { as: 'student-new', params: { userId: idOf('student-new') } },
  ],
  'students.byId': [{ as: 'student-new', params: { userId: idOf('student-new') } }],
  'students.delete': [{ as: 'student-new', params: { userId: idOf('student-new') } }],
  'organizations.create': [
    { body: { ...bodyOf('organizations.create'), userId: idOf('student') } },
    { as: 'student', body: { ...bodyOf('organizations.create'), userId: idOf('student') } },
    { as: 'organization', body: { ...bodyOf('organizations.create'), userId: idOf('organization') } },
    {
      body: {
        ...bodyOf('organizations.create'),
        ...{ organizationName: '', contactEmail: 'nobody', contactNumber: '12', websiteURL: '' },
      },
    },
  ],
  'organizations.update': [
    { body: { ...bodyOf('organizations.update'), userId: idOf('student') } },
    {
      body: {
        ...bodyOf('organizations.update'),
        ...{ organizationName: '', contactEmail: 'nobody', contactNumber: '12', websiteURL: '' },
      },
    },
  ],
  'fundraisers.create': [
    {
      as: 'organization-new',
      body: { ...bodyOf('fundraisers.create'), organizationId: idOf('organization-new') },
    },
    { body: { ...bodyOf('fundraisers.create'), organizationId: idOf('organization-unverified') } },
    {
      body: {
        ...bodyOf('fundraisers.create'),
        ...{ title: '', deadline: PAST, imageUrl: 'none', description: 'Short', about: 'Short' },
      },
    },
  ],
  'fundraisers.update': [
    { body: { organizationId: idOf('organization-unverified') } },
    { body: { title: '', deadline: PAST, imageUrl: 'none', description: 'Short', about: 'Short' } },
  ],
  'transactions.verifyPayment': [
    { body: { ...bodyOf('transactions.verifyPayment'), razorpay_signature: 'forged' } },
    {
      as: 'student',
      body: { ...bodyOf('transactions.verifyPayment'), amount: 1, fundraiserId: 'unknown' },
    },
  ],
};
