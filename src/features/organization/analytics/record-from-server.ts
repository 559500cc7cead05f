import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import type { OwnScholarships } from '../dashboard/dashboard-figures.ts';
import {
  type AnalyticsRecord,
  type Applicant,
  allScholarships,
  genderOf,
  mapApplicants,
  NO_PROFILE,
  type RecordedDocument,
  type RecordedProfile,
  type RecordedScholarship,
} from './analytics-record.ts';

type Student = AnswerOf<Endpoints['students.byId']>;

/** What the server said about an applicant's profile, and when it did. */
export type ProfileReading =
  | { readonly state: 'read'; readonly profile: RecordedProfile; readonly readAt: number }
  | { readonly state: 'absent'; readonly readAt: number };

/** How long a profile counts as known, and a device as full, in milliseconds. */
const PROFILE_LASTS_MS = 60 * 60_000;

const isFresh = (readAt: number | null, now: number) => readAt !== null && now - readAt < PROFILE_LASTS_MS;

const documents = [
  ['tenthResult', '10th marksheet'],
  ['twelfthResult', '12th marksheet'],
  ['incomeCert', 'Income certificate'],
  ['domicileCert', 'Domicile certificate'],
] as const satisfies readonly (readonly [keyof Student, string])[];

/** The first of some texts that is not blank. */
function said(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text) => text && text.trim() !== '') ?? null;
}

/** A student's profile as the analytics show it. What the server does not know is 'Not provided' there. */
export function profileOf(student: Student): RecordedProfile {
  const parents = [student.fatherName, student.motherName].filter((name) => said(name) !== null);
  return {
    ...NO_PROFILE,
    name: said(student.fullName, student.user?.name),
    gender: genderOf(student.gender),
    email: said(student.email, student.user?.email),
    phone: said(student.contactNumber, student.phone),
    address: said(student.address),
    parentName: said(parents.join(', ')),
    guardianName: said(student.guardianName),
    about: said(student.aboutMe, student.careerGoals),
    documents: documents.flatMap(([key, name]): RecordedDocument[] => {
      const url = said(student[key]);
      return url === null ? [] : [{ id: key, name, type: typeOf(url), url }];
    }),
  };
}

/** What a file's name says it is: `PDF`. */
function typeOf(url: string): string | null {
  return /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? null;
}

export interface RecordInput {
  readonly owner: string;
  /** When the server answered, in milliseconds since 1970. */
  readonly time: number;
  /** The record on the device: its profiles are kept while they are refetched. */
  readonly earlier: AnalyticsRecord | null;
}

/** The record of what the server has answered (ORG-17): the real applications, with the profiles known so far. */
export function recordOf(own: OwnScholarships, { owner, time, earlier }: RecordInput): AnalyticsRecord {
  const recorded = (scholarship: Scholarship): RecordedScholarship => ({
    id: scholarship.id,
    title: scholarship.title,
    totalAmount: scholarship.totalAmount,
    deadline: scholarship.expiredAt,
    organizationId: scholarship.organizationId ?? null,
    applicants: scholarship.applications?.length ?? null,
    applicantDetails: (scholarship.applications ?? []).map(
      ({ id = null, studentId = null, status, createdAt }, index): Applicant => ({
        ...unread(studentId),
        id: id ?? `${scholarship.id}#${index + 1}`,
        status: 'Submitted',
        studentId,
        applicationId: id,
        decision: status ?? null,
        appliedAt: createdAt ?? null,
      }),
    ),
  });
  const bare = {
    owner,
    time,
    upcoming: own.upcoming.map(recorded),
    current: own.current.map(recorded),
    past: own.past.map(recorded),
    // Every refresh of an open dashboard has a new time, so that only a later visit tries again.
    isTrimmed: earlier?.isTrimmed === true && isFresh(earlier.time, time),
  };
  return withProfiles(bare, knownProfiles(earlier));
}

/** The profile of an applicant before it has been read. */
const unread = (studentId: string | null) =>
  ({ ...NO_PROFILE, profile: studentId === null ? 'absent' : 'waiting', profileReadAt: null }) as const;

/** A record with what has been read of its applicants' profiles. */
export function withProfiles(
  record: AnalyticsRecord,
  readings: ReadonlyMap<string, ProfileReading>,
): AnalyticsRecord {
  return mapApplicants(record, (applicant) => {
    const reading = applicant.studentId === null ? undefined : readings.get(applicant.studentId);
    return reading ? withReading(applicant, reading) : applicant;
  });
}

/** The same record without the students' profiles, for a device that has no room for them. */
export function withoutProfiles(record: AnalyticsRecord): AnalyticsRecord {
  const bare = mapApplicants(record, (applicant) => ({
    ...applicant,
    ...unread(applicant.studentId),
  }));
  return { ...bare, isTrimmed: true };
}

/** The students whose profiles are to be read, each once: not known yet, or known for too long. */
export function studentsToRead(record: AnalyticsRecord, now: number): readonly string[] {
  const due = allScholarships(record).flatMap(({ applicantDetails }) =>
    applicantDetails.flatMap(({ studentId, profileReadAt }) =>
      studentId === null || isFresh(profileReadAt, now) ? [] : [studentId],
    ),
  );
  return [...new Set(due)];
}

function withReading(applicant: Applicant, reading: ProfileReading): Applicant {
  return {
    ...applicant,
    ...(reading.state === 'read' ? reading.profile : NO_PROFILE),
    profile: reading.state,
    profileReadAt: reading.readAt,
  };
}

/** The part of an applicant that belongs to the person, not to the application. */
function profilePart(applicant: Applicant): RecordedProfile {
  const names = Object.keys(NO_PROFILE) as (keyof RecordedProfile)[];
  return { ...NO_PROFILE, ...Object.fromEntries(names.map((name) => [name, applicant[name]])) };
}

function knownProfiles(record: AnalyticsRecord | null): ReadonlyMap<string, ProfileReading> {
  const known = new Map<string, ProfileReading>();
  if (record === null) return known;
  for (const { applicantDetails } of allScholarships(record)) {
    for (const applicant of applicantDetails) {
      const { studentId, profile: state, profileReadAt: readAt } = applicant;
      if (studentId === null || readAt === null || state === 'waiting') continue;
      known.set(
        studentId,
        state === 'read' ? { state, profile: profilePart(applicant), readAt } : { state, readAt },
      );
    }
  }
  return known;
}
