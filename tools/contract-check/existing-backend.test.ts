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
    others: { user_new: 'ORGANIZATION', user_donor: 'DONOR' },
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

const FOUND = `
The site’s dialect for this backend: VITE_API_DIALECT=express-2026
    ✗ with an invalid body: status: expected 400, got no response in time
    ✗ as ORGANIZATION with only the required fields: the server said: maxFamilyIncome: Expected number
    ✗ with an unknown id: the server said: Failed to create application
    ✗ in its response: $.otherScholarships: expected true, got false
    ✗ as STUDENT: $: expected only the caller’s applications, got other users’ applications, too
    ✗ as STUDENT with only the required fields: the server said: fatherName: Required; motherName: Required; guardianContact: Required
    ✗ a second time: status: expected 409, got 201
    ✗ as ORGANIZATION who may not change it: status: expected 403, got 200
    ✗ as STUDENT without documents: status: expected 200, got 400
    ✗ as STUDENT without documents: in this dialect the site does not send this change of domicileCert, incomeCert, tenthResult, twelfthResult
    ✗ as STUDENT with another date of birth: status: expected 200, got 500
    ✗ as STUDENT with another date of birth: the server said: Failed to update student
    ✗ as STUDENT with another date of birth: in this dialect the site does not send this change of dateOfBirth
    ✗ after a decision: status: expected 409, got 204
    ✗ after a decision: $: expected the unchanged application, got none
    ✗ as STUDENT that is not an organization: status: expected 403, got 201
6 fits, 3 fits but for the token, 16 does not fit, 7 not tried.
`;

describe('[CHECK-01] the existing backend', () => {
  it('the contract check reports the existing backend’s known deviations, and leaves its data unchanged', async () => {
    const { backend, before, options } = setUp(ORGANIZATION_ID, STUDENT_ID);
    const report = await runCheck(options);
    const lines = describeReport(report, 'FILE').split('\n');
    expect(lines).toEqual(expect.arrayContaining(FOUND.split('\n')));
    expect(lines.filter((line) => line.includes('401'))).toHaveLength(1);
    expect(hasPassed(report)).toBe(false);
    expect(backend.stored).toEqual(before);
  });

  it('a read-only contract check fails for the existing backend, which accepts calls without a token', async () => {
    for (const users of [[], [ORGANIZATION_ID]]) {
      const report = await runCheck({ ...setUp(...users).options, writes: false });
      expect([hasPassed(report), report.rows.map(({ verdict }) => verdict)]).toEqual([
        false,
        expect.arrayContaining(['fits but for the token']),
      ]);
    }
  });

  it('the contract check reports a separate fault for each unauthorized user who can create a campaign', async () => {
    const { options } = setUp(ORGANIZATION_ID, STUDENT_ID, 'user_donor', 'user_new');
    const { rows } = await runCheck(options);
    const { verdict, probes } = rows.find(({ operation }) => operation === 'fundraisers.create') ?? {};
    expect(verdict).toBe('does not fit');
    for (const name of [
      'as STUDENT that is not an organization',
      'as DONOR that is not an organization',
      'as ORGANIZATION that is not verified',
    ]) {
      const difference = { path: 'status', expected: '403', got: '201' };
      expect(probes).toContainEqual(expect.objectContaining({ name, differences: [difference] }));
    }
  });

  it('[CHECK-03] if the contract check cannot remove an organization’s profile, it lists that profile', async () => {
    const { options } = setUp('user_new');
    const report = await runCheck(options);
    const reason = 'its removal returned 404, and reading it then returned 200';
    expect(report.left).toEqual([{ label: 'organization’s profile user_new', reason }]);
  });

  it('the contract check reports that a backend accepts values that the site’s dialect leaves out', async () => {
    const { backend, options } = setUp('user_new', STUDENT_ID);
    const { students, organizations } = backend.stored;
    const taken = new Map([
      [`PUT students/${STUDENT_ID}`, { rows: students, id: STUDENT_ID }],
      ['PUT organizations/user_new', { rows: organizations, id: 'user_new' }],
    ]);
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const call = taken.get(`${init?.method} ${String(input).replace(`${options.baseUrl}/`, '')}`);
      const known = call?.rows.get(call.id);
      if (!call || !known) return backend.fetch(input, init);
      const changed = { ...known, ...JSON.parse(String(init?.body)) };
      call.rows.set(call.id, changed);
      return Response.json({ ...changed, updatedStudent: changed });
    };
    const probes = (await runCheck({ ...options, fetch })).rows.flatMap((row) => row.probes);
    for (const detail of ['without documents', 'with another date of birth', 'with a cleared website']) {
      const found = probes.filter(
        ({ operation, name }) => operation.endsWith('.update') && name.endsWith(detail),
      );
      expect(found).toEqual([expect.objectContaining({ wanted: 'success', verdict: 'fits' })]);
    }
  });

  it('the contract check shows the server’s own message if the server refuses to register a user without an email address', async () => {
    const { backend, options } = setUp(STUDENT_ID);
    const known = backend.stored.users.get(STUDENT_ID);
    backend.stored.users.set(STUDENT_ID, { ...known, id: STUDENT_ID, email: null });
    const lines = describeReport(await runCheck(options), 'FILE').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '    ✗ as STUDENT: the server said: email: Required',
        '    ✗ as STUDENT: in this dialect the site does not make this call without email',
      ]),
    );
  });

  it('the contract check reports a server that lets an organization verify itself, and undoes the verification', async () => {
    const { backend, options } = setUp('user_new');
    const report = await runCheck(options);
    expect(describeReport(report, 'FILE')).toContain(
      '✗ as ORGANIZATION with `verified: true`: $: expected an unverified organization, got a verified one',
    );
    expect(backend.stored.organizations.get('user_new')?.verified).toBe(false);
  });

  it('[CHECK-03] the contract check reports and removes a user who could register as ADMIN', async () => {
    const { backend, before, options } = setUp(STUDENT_ID, 'user_unknown');
    const report = await runCheck(options);
    expect(describeReport(report, 'FILE')).toContain(
      '✗ with the role ADMIN: status: expected 400 or 403, got 201',
    );
    expect([report.left, backend.stored]).toEqual([[], before]);
  });

  it('[CHECK-03] undoing a contract check leaves existing data unchanged, whichever call failed first', async () => {
    let calls = Number.POSITIVE_INFINITY;
    for (let last = 40; calls > last; last += 7) {
      const { backend, before, entries, options } = setUp(ORGANIZATION_ID, STUDENT_ID);
      calls = 0;
      // The server handles the last call, but its response is lost.
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
