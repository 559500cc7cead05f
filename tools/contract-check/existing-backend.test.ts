import { beforeAll, describe, expect, it } from 'vitest';
import { readCaller } from './callers.ts';
import { describeReport, hasPassed } from './report.ts';
import { cleanRun, type Report, runCheck } from './run-check.ts';
import { createExistingBackend, ORGANIZATION_ID, STUDENT_ID } from './testing/existing-backend.ts';

const backend = createExistingBackend();
const before = structuredClone(backend.stored);
let report: Report;

beforeAll(async () => {
  const callers = [ORGANIZATION_ID, STUDENT_ID].map(readCaller).filter((caller) => caller !== null);
  report = await runCheck({
    baseUrl: 'http://existing.test/api',
    callers,
    writes: true,
    pays: false,
    timeoutMs: 50,
    runId: '1a2b3c4d',
    now: Date.now,
    fetch: backend.fetch,
  });
});

// A row’s own line is shortened to its verdict.
const EXPECTED = `
users.registerOrUpdate: does not fit
    ✗ with a body that does not fit: status: expected 400, got no answer in time
users.byId: fits but for the token
users.delete: not tried: the server knows the organization already, and the check removes only what it made
scholarships.all: fits
scholarships.active: fits after the normaliser
    · without a token: a sentence instead of an empty list
scholarships.expired: fits after the normaliser
    · without a token: a page instead of a list
scholarships.byId: fits after the normaliser
    · is read again: \`status\` is not shown
scholarships.create: does not fit
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
    ✗ as an organization with the required fields alone: status: expected 200 or 201, got 400
    ✗ as an organization with the required fields alone: the server said: maxFamilyIncome: Expected number
scholarships.update: fits but for the token
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
scholarships.delete: fits but for the token
applications.create: does not fit
    ✗ with an unknown id: status: expected 404, got 500
    ✗ with an unknown id: the server said: Failed to create application
    ✗ answers with the record: $.otherScholarships: expected true, got false
    ✗ is read again: $.otherScholarships: expected true, got false
    · a second time: HTTP 400 that counts as 409
applications.all: fits but for the token
applications.byId: fits but for the token
applications.byStudent: does not fit
    · where there are none: 404 instead of an empty list
    ✗ as a student: $: expected only the caller’s applications, got other people’s among them
applications.updateStatus: fits but for the token
    · with a body that does not fit: refuses with {message}
applications.delete: fits but for the token
students.create: does not fit
    · with a body that does not fit: refuses with {errors: [{path, message}]}
    ✗ as a student with the required fields alone: status: expected 200 or 201, got 400
    ✗ as a student with the required fields alone: the server said: fatherName: Required; motherName: Required; guardianContact: Required
    ✗ a second time: status: expected 409, got 201
students.byId: fits but for the token
students.update: does not fit
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
    · as a student: the record is under \`updatedStudent\`
    ✗ as a student with another date of birth: status: expected 200, got 500
    ✗ as a student with another date of birth: the server said: Failed to update student
students.delete: fits but for the token
organizations.create: not tried: the organization has a profile already, which the check does not touch
organizations.byUser: fits but for the token
organizations.update: not tried: the organization has a profile already, which the check does not touch
organizations.delete: not tried: the organization has a profile already, which the check does not touch
organizations.verify: not tried: no profile was made that could be verified
fundraisers.all: fits
fundraisers.byId: fits
fundraisers.create: fits but for the token
    · with a body that does not fit: refuses with {message, errors: {field: {_errors}}}
fundraisers.update: fits but for the token
    · with a body that does not fit: refuses with {message, errors: {field: {_errors}}}
    · with an unknown id: refuses with {message}
fundraisers.delete: fits but for the token
transactions.createOrder: not tried: needs --payments: an order cannot be removed again
transactions.verifyPayment: not tried: needs --payments: an order cannot be removed again

No token is checked: each of the 15 operations that need one answers without it (expected 401), and none
knows whose a record is. That is said here once, and below no operation.
3 fits, 3 fits after the normaliser, 13 fits but for the token, 6 does not fit, 7 not tried.
A write was not answered. What it may still make carries the words ‘Contract check 1a2b3c4d’; --clean 1a2b3c4d removes it.
`;

const shortened = (text: string): string => text.replaceAll(/^(\w+\.\w+) +[A-Z]+ +\S+ +/gm, '$1: ');

describe('[CHECK-01] the backend that exists', () => {
  it('gets a report that is right line by line', () => {
    const [, ...lines] = shortened(describeReport(report)).split('\n');
    expect(lines).toEqual(EXPECTED.split('\n'));
    expect(hasPassed(report)).toBe(false);
  });

  it('is afterwards as it was before', () => {
    expect(backend.stored).toEqual(before);
    expect(report.leftBehind).toEqual([]);
  });

  it('[CHECK-03] keeps an organization’s profile that it cannot remove, and the report says so', async () => {
    const other = createExistingBackend({
      organization: ORGANIZATION_ID,
      student: STUDENT_ID,
      others: { user_new: 'ORGANIZATION' },
    });
    const options = {
      baseUrl: 'http://existing.test/api',
      callers: ['user_new'].map(readCaller).filter((caller) => caller !== null),
      timeoutMs: 50,
      runId: '1a2b3c4d',
      now: Date.now,
      fetch: other.fetch,
    };
    const { rows, leftBehind } = await runCheck({ ...options, writes: true, pays: false });
    const left = [
      {
        label: 'organization’s profile of [token]',
        reason: 'its removal was answered with 404, and it is still there',
      },
    ];
    expect(leftBehind).toEqual(left);
    expect(rows.find(({ operation }) => operation === 'organizations.update')?.probes).toContainEqual(
      expect.objectContaining({
        name: 'as an organization with a cleared website',
        notes: ['the site would say: websiteURL: Not accepted as it is'],
      }),
    );
    expect(await cleanRun(options)).toMatchObject({ removed: [], left });
  });
});
