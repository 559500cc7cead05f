import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import type { OwnScholarships } from '../dashboard/dashboard-figures.ts';
import {
  type AnalyticsCache,
  allScholarships,
  type CachedApplicant,
  type CachedDocument,
  type CachedProfile,
  type CachedScholarship,
  mapApplicants,
} from './analytics-cache.ts';

type Student = AnswerOf<Endpoints['students.byId']>;

/** What the server said about an applicant's profile, and when it did. */
export type ProfileReading =
  | { readonly state: 'read'; readonly profile: CachedProfile; readonly readAt: number }
  | { readonly state: 'absent'; readonly readAt: number };

/** How long a profile counts as known, in milliseconds: nobody's marks change by the minute. */
const PROFILE_LASTS_MS = 60 * 60_000;

const documents = [
  ['tenthResult', '10th marksheet'],
  ['twelfthResult', '12th marksheet'],
  ['incomeCert', 'Income certificate'],
  ['domicileCert', 'Domicile certificate'],
] as const satisfies readonly (readonly [keyof Student, string])[];

const noProfile: CachedProfile = {
  name: null,
  gender: 'Other',
  educationLevel: null,
  email: null,
  phone: null,
  address: null,
  parentName: null,
  guardianName: null,
  institution: null,
  marks: null,
  tenthMarks: null,
  twelfthMarks: null,
  about: null,
  documents: [],
};

/** The first of some texts that says anything. */
function said(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text) => text && text.trim() !== '') ?? null;
}

/** A student's profile in the analytics' words. What the server does not know is 'Not provided' there. */
export function profileOf(student: Student): CachedProfile {
  const parents = [student.fatherName, student.motherName].filter((name) => said(name) !== null);
  const gender = student.gender?.trim().toLowerCase();
  return {
    ...noProfile,
    name: said(student.fullName, student.user?.name),
    gender: gender === 'male' ? 'Male' : gender === 'female' ? 'Female' : 'Other',
    email: said(student.email, student.user?.email),
    phone: said(student.contactNumber, student.phone),
    address: said(student.address),
    parentName: said(parents.join(', ')),
    guardianName: said(student.guardianName),
    about: said(student.aboutMe, student.careerGoals),
    documents: documents.flatMap(([key, name]): CachedDocument[] => {
      const url = said(student[key]);
      return url === null ? [] : [{ id: key, name, type: typeOf(url), url }];
    }),
  };
}

/** What a file's name says it is: `PDF`. */
function typeOf(url: string): string | null {
  return /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? null;
}

export interface CacheInput {
  readonly owner: string;
  /** When the server answered, in milliseconds since 1970. */
  readonly time: number;
  /** What is on the device already: profiles in it are not lost while they are read anew. */
  readonly earlier: AnalyticsCache | null;
}

/** The record of what the server has answered (ORG-17): the real applications, with the profiles known so far. */
export function cacheOf(own: OwnScholarships, { owner, time, earlier }: CacheInput): AnalyticsCache {
  const known = knownProfiles(earlier);
  const cached = (scholarship: Scholarship): CachedScholarship => ({
    id: scholarship.id,
    title: scholarship.title,
    totalAmount: scholarship.totalAmount,
    deadline: scholarship.expiredAt,
    organizationId: scholarship.organizationId ?? null,
    applicants: scholarship.applications?.length ?? null,
    applicantDetails: (scholarship.applications ?? []).map((application, index) => {
      const studentId = application.studentId ?? null;
      const applicant: CachedApplicant = {
        ...noProfile,
        id: application.id ?? `${scholarship.id}#${index + 1}`,
        status: 'Submitted',
        studentId,
        applicationId: application.id ?? null,
        decision: application.status ?? null,
        appliedAt: application.createdAt ?? null,
        profile: studentId === null ? 'absent' : 'waiting',
        profileReadAt: null,
      };
      const reading = studentId === null ? undefined : known.get(studentId);
      return reading ? withReading(applicant, reading) : applicant;
    }),
  });
  return {
    owner,
    time,
    upcoming: own.upcoming.map(cached),
    current: own.current.map(cached),
    past: own.past.map(cached),
    isTrimmed: earlier?.isTrimmed ?? false,
  };
}

/** A record with what has been read of its applicants' profiles. */
export function withProfiles(
  cache: AnalyticsCache,
  readings: ReadonlyMap<string, ProfileReading>,
): AnalyticsCache {
  return mapApplicants(cache, (applicant) => {
    const reading = applicant.studentId === null ? undefined : readings.get(applicant.studentId);
    return reading ? withReading(applicant, reading) : applicant;
  });
}

/** The same record without anybody's profile, for a device that has no room for them. */
export function withoutProfiles(cache: AnalyticsCache): AnalyticsCache {
  const bare = mapApplicants(cache, (applicant) => ({
    ...applicant,
    ...noProfile,
    profile: applicant.studentId === null ? 'absent' : 'waiting',
    profileReadAt: null,
  }));
  return { ...bare, isTrimmed: true };
}

/** The students whose profiles are to be read, each once: not known yet, or known for too long. */
export function studentsToRead(cache: AnalyticsCache, now: number): readonly string[] {
  const due = allScholarships(cache).flatMap(({ applicantDetails }) =>
    applicantDetails.flatMap(({ studentId, profileReadAt }) =>
      studentId !== null && !(profileReadAt !== null && now - profileReadAt < PROFILE_LASTS_MS)
        ? [studentId]
        : [],
    ),
  );
  return [...new Set(due)];
}

function withReading(applicant: CachedApplicant, reading: ProfileReading): CachedApplicant {
  return {
    ...applicant,
    ...(reading.state === 'read' ? reading.profile : noProfile),
    profile: reading.state,
    profileReadAt: reading.readAt,
  };
}

/** Of an applicant, what is the person's and not the application's. */
function profilePart(applicant: CachedApplicant): CachedProfile {
  const names = Object.keys(noProfile) as (keyof CachedProfile)[];
  return { ...noProfile, ...Object.fromEntries(names.map((name) => [name, applicant[name]])) };
}

function knownProfiles(cache: AnalyticsCache | null): ReadonlyMap<string, ProfileReading> {
  const known = new Map<string, ProfileReading>();
  if (cache === null) return known;
  for (const { applicantDetails } of allScholarships(cache)) {
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
