import { describe, expect, it } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { type AnalyticsRecord, allScholarships, readAnalytics, writeAnalytics } from './analytics-record.ts';
import {
  type ProfileReading,
  profileOf,
  recordOf,
  studentsToRead,
  withoutProfiles,
  withProfiles,
} from './record-from-server.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const HOUR = 3_600_000;

const scholarship = (id: string, changes: Partial<Scholarship> = {}): Scholarship => ({
  ...aScholarship({ id, title: id, totalAmount: 10_000, organizationId: 'user_1' }),
  ...changes,
});
const application = (id: string, studentId: string, status = 'PENDING') => ({
  id,
  studentId,
  status,
  createdAt: '2026-11-01T06:00:00Z',
});
const stem = scholarship('stem', { applications: [application('a1', 's1'), application('a2', 's2')] });
const own = (...current: Scholarship[]) => ({ current, upcoming: [], past: [] });
const input = (earlier: AnalyticsRecord | null = null) => ({ owner: 'user_1', time: NOW, earlier });
const asha: ProfileReading = {
  state: 'read',
  profile: profileOf({ fullName: 'Asha Sharma', gender: 'Female', contactNumber: '+919812345678' }),
  readAt: NOW,
};
const applicants = (record: AnalyticsRecord) =>
  allScholarships(record).flatMap(({ applicantDetails }) => applicantDetails);

describe('[ORG-17] recordOf', () => {
  it('keeps the real applications, each with its own id, day and status', () => {
    const record = recordOf({ ...own(stem), past: [scholarship('gone', { applications: [] })] }, input());
    expect(record.current[0]).toMatchObject({ id: 'stem', totalAmount: 10_000, applicants: 2 });
    expect(record.past[0]).toMatchObject({ applicants: 0, applicantDetails: [] });
    expect(applicants(record)[0]).toMatchObject({
      applicationId: 'a1',
      studentId: 's1',
      status: 'Submitted',
      decision: 'PENDING',
      appliedAt: '2026-11-01T06:00:00Z',
      profile: 'waiting',
      name: null,
    });
  });

  it('leaves a count that the server did not send missing', () => {
    expect(
      recordOf(own(scholarship('x', { applications: null })), input()).current[0]?.applicants,
    ).toBeNull();
  });

  it('does not lose a profile that is known, nor take over an old status with it', () => {
    const before = withProfiles(recordOf(own(stem), input()), new Map([['s1', asha]]));
    const later = scholarship('stem', { applications: [application('a1', 's1', 'ACCEPTED')] });
    expect(applicants(recordOf(own(later), input(before)))[0]).toMatchObject({
      name: 'Asha Sharma',
      decision: 'ACCEPTED',
      profile: 'read',
      profileReadAt: NOW,
    });
  });

  it('comes back from the device as it was', () => {
    const record = withProfiles(recordOf(own(stem), input()), new Map([['s1', asha]]));
    expect(readAnalytics(writeAnalytics(record), 'user_1')).toEqual({ kind: 'found', record, leftOut: 0 });
  });
});

describe('[ORG-17] the profiles of applicants', () => {
  const twice = own(stem, scholarship('law', { applications: [application('a3', 's1')] }));

  it('are asked for once for each student, and again after an hour', () => {
    const record = recordOf(twice, input());
    expect(studentsToRead(record, NOW)).toEqual(['s1', 's2']);
    const known = withProfiles(record, new Map([['s1', asha]]));
    expect(studentsToRead(known, NOW + HOUR - 1)).toEqual(['s2']);
    expect(studentsToRead(known, NOW + HOUR)).toEqual(['s1', 's2']);
  });

  it('are in each application of the student', () => {
    const record = withProfiles(recordOf(twice, input()), new Map([['s1', asha]]));
    expect(applicants(record).map(({ name }) => name)).toEqual(['Asha Sharma', null, 'Asha Sharma']);
  });

  it('are remembered as absent where the server does not give them', () => {
    const record = withProfiles(
      recordOf(own(stem), input()),
      new Map<string, ProfileReading>([['s2', { state: 'absent', readAt: NOW }]]),
    );
    expect(applicants(record)[1]).toMatchObject({ profile: 'absent', name: null });
    expect(studentsToRead(record, NOW)).toEqual(['s1']);
  });

  it('can be left out where there is no room', () => {
    const record = withoutProfiles(withProfiles(recordOf(own(stem), input()), new Map([['s1', asha]])));
    expect(record.isTrimmed).toBe(true);
    expect(applicants(record)[0]).toMatchObject({ applicationId: 'a1', decision: 'PENDING', name: null });
  });
});

it('[ORG-17] a device that had no room for profiles is tried again at a visit an hour later', () => {
  const earlier = withoutProfiles(recordOf(own(stem), input()));
  const isTrimmedAt = (time: number) => recordOf(own(stem), { owner: 'user_1', time, earlier }).isTrimmed;
  expect([isTrimmedAt(NOW + HOUR - 1), isTrimmedAt(NOW + HOUR)]).toEqual([true, false]);
});

it('[ORG-16] a profile has the field names of the analytics, with nothing added', () => {
  expect(
    profileOf({
      user: { name: 'Ravi', email: 'ravi@students.example' },
      gender: 'male ',
      fatherName: 'Mahesh',
      motherName: '',
      phone: '+911',
      careerGoals: 'To teach.',
      tenthResult: 'https://files.example/10.pdf',
      incomeCert: 'javascript:alert(1)',
    }),
  ).toEqual({
    name: 'Ravi',
    gender: 'Male',
    educationLevel: null,
    email: 'ravi@students.example',
    phone: '+911',
    address: null,
    parentName: 'Mahesh',
    guardianName: null,
    institution: null,
    marks: null,
    tenthMarks: null,
    twelfthMarks: null,
    about: 'To teach.',
    documents: [
      { id: 'tenthResult', name: '10th marksheet', type: 'PDF', url: 'https://files.example/10.pdf' },
      { id: 'incomeCert', name: 'Income certificate', type: null, url: 'javascript:alert(1)' },
    ],
  });
});
