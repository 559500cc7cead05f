import { describe, expect, it } from 'vitest';
import { ANSWER_MAX_LENGTH } from '#contract/limits.ts';
import type { ApplicationRecord } from '../store/records.ts';
import {
  type ApplicationCase,
  judgeApplication,
  judgeApplicationDelete,
  judgeApplicationRead,
  judgeApplicationStatus,
  judgeApplicationsOf,
  maySeeApplication,
} from './application.ts';
import { splitReason } from './reason.ts';

const answer = (length: number): string => 'a'.repeat(length);
const reason = (need: number, fit: number): string =>
  `## Why do you need it?\n${answer(need)}\n\n## Why you?\n${answer(fit)}`;
const now = Date.parse('2026-11-21T12:00:00Z');

function judge(changes: Partial<ApplicationCase> = {}, scholarshipReason = reason(100, 100)) {
  return judgeApplication({
    actor: { userId: 'user_1', role: 'STUDENT', organization: null },
    application: {
      studentId: 'user_1',
      scholarshipId: 'sch-1',
      scholarshipReason,
      otherScholarships: false,
    },
    scholarship: { expiredAt: '2026-11-21T12:00:01Z' },
    appliedBefore: false,
    now,
    ...changes,
  });
}

describe('judgeApplication', () => {
  it('judgeApplication accepts two answers of a hundred characters before the deadline', () => {
    expect(judge()).toBeNull();
  });

  it.each(['DONOR', 'ORGANIZATION', null] as const)(
    'an application from a user with the role %s is refused with 403',
    (role) => {
      expect(judge({ actor: { userId: 'user_1', role, organization: null } })).toMatchObject({ status: 403 });
    },
  );

  it('an application in another user’s name is refused with 403', () => {
    const actor = { userId: 'user_2', role: 'STUDENT', organization: null } as const;
    expect(judge({ actor })).toMatchObject({ status: 403 });
  });

  it('an application for an unknown scholarship is refused with 404 before the answers are checked', () => {
    expect(judge({ scholarship: undefined }, '')).toMatchObject({ status: 404 });
  });

  it('a second application is refused with 409 before the answers are checked', () => {
    expect(judge({ appliedBefore: true }, '')).toMatchObject({ status: 409 });
  });

  it('an application after the deadline is refused with 400 and an error for the field scholarshipId', () => {
    const refusal = judge({ scholarship: { expiredAt: '2026-11-21T12:00:00Z' } });
    expect(refusal).toMatchObject({ status: 400, body: { errors: { scholarshipId: expect.any(String) } } });
  });

  it.each([
    [99, 100, /why you need this scholarship/],
    [100, 99, /perfect fit/],
    [2501, 100, /at most 2500/],
  ])('an application with answers of %i and %i characters is refused with 400', (need, fit, words) => {
    expect(judge({}, reason(need, fit))).toMatchObject({
      status: 400,
      body: { errors: { scholarshipReason: expect.stringMatching(words) } },
    });
  });

  it('judgeApplication accepts answers of the maximum length, and reports problems in both answers together', () => {
    expect(judge({}, reason(ANSWER_MAX_LENGTH, 100))).toBeNull();
    expect(judge({}, reason(99, ANSWER_MAX_LENGTH + 1))?.body).toEqual({
      errors: {
        scholarshipReason: expect.stringMatching(/\(minimum 100 characters\)\. Each answer can have at most/),
      },
    });
  });

  it('a scholarship deadline without a time falls at the end of its day', () => {
    expect(judge({ scholarship: { expiredAt: '2026-11-21' } })).toBeNull();
    expect(judge({ scholarship: { expiredAt: '2026-11-20' } })).toMatchObject({ status: 400 });
  });

  it('judgeApplication trims answers before it checks their length', () => {
    const padded = `## Need\n\n   ${answer(99)}   \n\n## Fit\n${answer(100)}`;
    expect(judge({}, padded)).toMatchObject({ status: 400 });
  });

  it('judgeApplication requires at least 200 characters in a reason with fewer than two headings', () => {
    expect(judge({}, answer(199))).toMatchObject({ status: 400 });
    expect(judge({}, answer(200))).toBeNull();
    expect(judge({}, `${answer(199)}  `)).toMatchObject({ status: 400 });
    expect(judge({}, `## Only one\n${answer(200)}`)).toBeNull();
  });
});

describe('splitReason', () => {
  it('splitReason splits at the first two headings, with any line endings', () => {
    expect(splitReason('## A\r\none\r\n## B\r\ntwo\n## C\nthree')).toEqual(['one', 'two\n## C\nthree']);
  });

  it('splitReason ignores lower-level headings, and hashes in the middle of a line', () => {
    expect(splitReason('### A\none ## B\n##two')).toBeNull();
  });

  it('splitReason splits at an empty heading and unescapes escaped lines', () => {
    expect(splitReason('## \none\n\\## two\n## Fit\n\\\\## three')).toEqual(['one\n## two', '\\## three']);
  });
});

describe('applications', () => {
  const as = (userId: string) => ({ userId, role: null, organization: null });
  const application = { studentId: 'user_1' };
  const scholarship = { organizationId: 'user_org' };
  const placed = (userId: string) => ({ actor: as(userId), application, scholarship });

  it('only the applicant and the scholarship’s organization can see an application', () => {
    const see = ['user_1', 'user_org', 'user_2'].map((userId) => maySeeApplication(placed(userId)));
    expect(see).toEqual([true, true, false]);
    expect(maySeeApplication({ ...placed('user_2'), scholarship: undefined })).toBe(false);
    expect(judgeApplicationRead(placed('user_1'))).toBeNull();
    expect(judgeApplicationRead(placed('user_2'))).toMatchObject({ status: 403 });
  });

  it('only the scholarship’s organization can decide on an application', () => {
    expect(judgeApplicationStatus(placed('user_org'))).toBeNull();
    expect(judgeApplicationStatus(placed('user_1'))).toMatchObject({ status: 403 });
    expect(judgeApplicationStatus({ actor: as('user_org'), scholarship: undefined })).toMatchObject({
      status: 403,
    });
  });

  it('only the applicant can withdraw an application, and only before the decision', () => {
    const withdraw = (userId: string, status: ApplicationRecord['status']) =>
      judgeApplicationDelete({ actor: as(userId), application: { ...application, status } });
    expect(withdraw('user_1', 'PENDING')).toBeNull();
    expect(withdraw('user_org', 'PENDING')).toMatchObject({ status: 403 });
    for (const decision of ['ACCEPTED', 'REJECTED'] as const) {
      expect(withdraw('user_1', decision)).toMatchObject({ status: 409 });
      expect(withdraw('user_org', decision)).toMatchObject({ status: 403 });
    }
  });

  it('students can list only their own applications', () => {
    expect(judgeApplicationsOf(as('user_1'), 'user_1')).toBeNull();
    expect(judgeApplicationsOf(as('user_1'), 'user_2')).toMatchObject({ status: 403 });
  });
});
