import { describe, expect, it } from 'vitest';
import { createJournal, type Entry } from './journal.ts';
import { describeReport, hasPassed } from './report.ts';
import { runCheck, undoRun } from './run-check.ts';
import { callersOf } from './testing/backend.ts';
import { createExistingBackend, ORGANIZATION_ID, STUDENT_ID } from './testing/existing-backend.ts';

function setUp(...users: readonly string[]) {
  const backend = createExistingBackend({
    organization: ORGANIZATION_ID,
    student: STUDENT_ID,
    others: { user_new: 'ORGANIZATION' },
  });
  const entries: Entry[] = [];
  const options = {
    baseUrl: 'http://existing.test/api',
    callers: callersOf(...users),
    timeoutMs: 50,
    runId: '1a2b3c4d',
    journal: createJournal((line) => entries.push(JSON.parse(line))),
    fetch: backend.fetch,
  };
  return {
    backend,
    before: structuredClone(backend.stored),
    entries,
    options: { ...options, writes: true, pays: false, now: Date.now },
  };
}

// A row’s own line is shortened to its verdict.
const EXPECTED = `The contract, tried at http://existing.test/api

users.registerOrUpdate: does not fit
    ✗ with a body that does not fit: status: expected 400, got no answer in time
    ✗ as STUDENT in another person’s name: status: expected 403, got 200
    ✗ as ORGANIZATION in another person’s name: status: expected 403, got 200
users.byId: fits but for the token
users.delete: not tried: needs the token of a person whom the server does not know yet
scholarships.all: fits
scholarships.active: fits
scholarships.expired: fits
scholarships.byId: fits
scholarships.create: does not fit
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
    ✗ as ORGANIZATION with the required fields alone: status: expected 200 or 201, got 400
    ✗ as ORGANIZATION with the required fields alone: the server said: maxFamilyIncome: Expected number
scholarships.update: does not fit
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
    ✗ as STUDENT who may not change it: status: expected 403, got 200
scholarships.delete: does not fit
    ✗ as STUDENT who may not remove it: status: expected 403, got 204
applications.create: does not fit
    ✗ as ORGANIZATION who is no student: status: expected 403, got 201
    ✗ with an unknown id: status: expected 404, got 500
    ✗ with an unknown id: the server said: Failed to create application
    ✗ with answers that are too short: status: expected 400, got 201
    ✗ answers with the record: $.otherScholarships: expected true, got false
    · a second time: HTTP 400 that counts as 409
applications.all: does not fit
    ✗ as STUDENT: $: expected only the caller’s applications, got other people’s among them
applications.byId: fits but for the token
applications.byStudent: does not fit
    ✗ as STUDENT: $: expected only the caller’s applications, got other people’s among them
applications.updateStatus: does not fit
    · with a body that does not fit: refuses with {message}
    ✗ as STUDENT who may not change it: status: expected 403, got 200
applications.delete: does not fit
    ✗ as ORGANIZATION who may not remove it: status: expected 403, got 204
students.create: does not fit
    ✗ with a body that does not fit: status: expected 400, got 201
    ✗ as STUDENT with the required fields alone: status: expected 200 or 201, got 400
    ✗ as STUDENT with the required fields alone: the server said: fatherName: Required; motherName: Required; guardianContact: Required
    ✗ a second time: status: expected 409, got 201
students.byId: does not fit
    ✗ as ORGANIZATION whom it does not concern: status: expected 403 or 404, got 200
students.update: does not fit
    · with a body that does not fit: refuses with {errors: {field: {_errors}}}
    ✗ as ORGANIZATION who may not change it: status: expected 403, got 200
    ✗ as STUDENT with another date of birth: status: expected 200, got 500
    ✗ as STUDENT with another date of birth: the server said: Failed to update student
students.delete: does not fit
    ✗ as ORGANIZATION who may not remove it: status: expected 403, got 204
organizations.create: not tried: user_org has a profile already, which the check does not touch
organizations.byUser: fits but for the token
organizations.update: not tried: user_org has a profile already, which the check does not touch
organizations.delete: not tried: user_org has a profile already, which the check does not touch
organizations.verify: not tried: no such record was made
fundraisers.all: fits
fundraisers.byId: fits
fundraisers.create: does not fit
    ✗ as STUDENT that is no organization: status: expected 403, got 201
    · with a body that does not fit: refuses with {message, errors: {field: {_errors}}}
fundraisers.update: does not fit
    · with a body that does not fit: refuses with {message, errors: {field: {_errors}}}
    · with an unknown id: refuses with {message}
    ✗ as STUDENT who may not change it: status: expected 403, got 200
fundraisers.delete: does not fit
    ✗ as STUDENT who may not remove it: status: expected 403, got 204
transactions.createOrder: not tried: needs --payments: an order cannot be removed again
transactions.verifyPayment: not tried: needs --payments: an order cannot be removed again

Answered without a valid token (expected 401): users.registerOrUpdate, users.byId, scholarships.create, scholarships.update, applications.create, applications.all, applications.byId, applications.byStudent, applications.updateStatus, students.create, students.byId, students.update, organizations.byUser, fundraisers.create, fundraisers.update.
6 fits, 3 fits but for the token, 16 does not fit, 7 not tried.
`;

const shortened = (text: string): string => text.replaceAll(/^(\w+\.\w+) +[A-Z]+ +\S+ +/gm, '$1: ');

describe('[CHECK-01] the backend that exists', () => {
  it('gets a report that is right line by line, and is afterwards as it was', async () => {
    const { backend, before, options } = setUp(ORGANIZATION_ID, STUDENT_ID);
    const report = await runCheck(options);
    expect(shortened(describeReport(report, 'FILE'))).toBe(EXPECTED);
    expect(hasPassed(report)).toBe(false);
    expect(backend.stored).toEqual(before);
  });

  it('[CHECK-03] keeps an organization’s profile that it cannot remove, and the report says so', async () => {
    const { options } = setUp('user_new');
    const report = await runCheck(options);
    const reason = 'its removal was answered with 404, and its read then answered with 200';
    expect(report.left).toEqual([{ label: 'organization’s profile user_new', reason }]);
    const site =
      'as ORGANIZATION with a cleared website: the site would say: websiteURL: Not accepted as it is';
    expect(describeReport(report, 'FILE')).toContain(site);
  });

  it('[CHECK-03] loses nobody who was there before, whenever a run crashes and is undone', async () => {
    let calls = Number.POSITIVE_INFINITY;
    for (let last = 40; calls > last; last += 7) {
      const { backend, before, entries, options } = setUp(ORGANIZATION_ID, STUDENT_ID);
      calls = 0;
      // The last call is done, and its answer is lost.
      const fetch: typeof globalThis.fetch = async (...call) => {
        if (++calls > last) throw new TypeError('fetch failed');
        const answer = await backend.fetch(...call);
        if (calls === last) throw new TypeError('fetch failed');
        return answer;
      };
      await runCheck({ ...options, fetch });
      const journal = createJournal(() => {}, entries);
      const { left } = await undoRun({ ...options, journal, fetch: backend.fetch });
      expect([last, left, backend.stored]).toEqual([last, [], before]);
    }
    expect(calls).toBeGreaterThan(100);
  });
});
