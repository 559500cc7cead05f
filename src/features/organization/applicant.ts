import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { type ApplicationStatus, applicationStatusOf } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { GENDERS, type Gender, studentDocuments } from '#contract/student-words.ts';

type Student = AnswerOf<Endpoints['students.byId']>;

export interface ApplicantDocument {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  /** Untrusted. Must pass `webUrl` before it is used as a link (SAFE-03). */
  readonly url: string | null;
}

/** A student's profile, as organizations see it. Null values show as 'Not provided'. */
export type ApplicantProfile = ReturnType<typeof profileOf>;

/** A student who applied. Fields of the profile are null if they are unknown (ORG-16). */
export interface Applicant extends ApplicantProfile {
  readonly id: string;
  readonly studentId: string | null;
  /**
   * Null for sample applicants and applications without an id. Neither can be accepted or rejected.
   */
  readonly applicationId: string | null;
  readonly status: 'Submitted' | 'In Progress';
  /** The application's status exactly as the server sent it. Null if the server sent none. */
  readonly decision: string | null;
  readonly appliedAt: string | null;
  readonly isLoading: boolean;
  /**
   * True if the profile is neither loaded nor loading. The student may have filled in fields that
   * are empty here.
   */
  readonly isUnread?: boolean;
}

/** Returns the applicants of a scholarship, newest first, without their profiles. */
export function applicantsOf({ id: scholarshipId, applications }: Scholarship): readonly Applicant[] {
  return (applications ?? [])
    .map(
      ({ id = null, studentId = null, status = null, createdAt = null, ...studies }, index): Applicant => ({
        ...NO_PROFILE,
        ...studiesOf(studies),
        id: id ?? `${scholarshipId}#${index + 1}`,
        studentId,
        applicationId: id,
        status: /^\s*in[ _-]?progress\s*$/i.test(status ?? '') ? 'In Progress' : 'Submitted',
        decision: status,
        appliedAt: createdAt,
        isLoading: false,
      }),
    )
    .sort((one, other) => Date.parse(other.appliedAt ?? '1970') - Date.parse(one.appliedAt ?? '1970'));
}

/**
 * Fills in the profiles that have loaded. `profiles` is keyed by student id. A null entry means
 * that the student has no profile.
 * @param isComing returns true while a student's profile is loading
 */
export function withProfiles(
  applicants: readonly Applicant[],
  profiles: ReadonlyMap<string, Partial<ApplicantProfile> | null>,
  isComing: (studentId: string) => boolean,
): readonly Applicant[] {
  return applicants.map((applicant) => {
    const { studentId } = applicant;
    const isMissing = studentId !== null && !profiles.has(studentId);
    const isLoading = isMissing && isComing(studentId);
    const profile = profiles.get(studentId ?? '') ?? {};
    // Skips null values, so that they do not overwrite values from the application.
    const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null));
    return { ...applicant, ...known, isLoading, isUnread: isMissing && !isLoading };
  });
}

/** Converts a student's record to the profile that organizations see (ORG-16). */
export function profileOf(student: Student) {
  return {
    name: firstText(student.fullName),
    gender: genderOf(student.gender),
    email: firstText(student.email),
    phone: firstText(student.contactNumber, student.phone),
    address: firstText(student.address),
    parentName: firstText([student.fatherName, student.motherName].filter((name) => name?.trim()).join(', ')),
    guardianName: firstText(student.guardianName),
    ...studiesOf(student),
    about: firstText(student.aboutMe, student.careerGoals),
    documents: studentDocuments.flatMap(({ key, label }): readonly ApplicantDocument[] => {
      const url = firstText(student[key]);
      return url === null ? [] : [{ id: key, name: label, type: typeOf(url), url }];
    }),
  };
}

/**
 * An empty profile, used until an applicant's profile loads. Sets the gender to null, because
 * `profileOf({})` returns Other.
 */
export const NO_PROFILE: ApplicantProfile = { ...profileOf({}), gender: null };

type Studies = Pick<Student, 'educationLevel' | 'institution' | 'marks' | 'tenthMarks' | 'twelfthMarks'>;

function studiesOf(from: Studies) {
  return {
    educationLevel: firstText(from.educationLevel),
    institution: firstText(from.institution),
    marks: marksOf(from.marks),
    tenthMarks: marksOf(from.tenthMarks),
    twelfthMarks: marksOf(from.twelfthMarks),
  };
}

/** Converts marks to a number. Servers may send them as text, such as `85.5%`. */
function marksOf(marks: Studies['marks']): number | null {
  const number = typeof marks === 'string' ? Number(marks.replace('%', '').trim() || NaN) : (marks ?? NaN);
  return number >= 0 && number <= 1000 ? number : null;
}

function firstText(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text) => text?.trim()) ?? null;
}

/** Parses a gender. Defaults to Other if the value is missing or unknown (organizations.md §3). */
function genderOf(text: string | null | undefined): Gender | null {
  return GENDERS.find((gender) => gender.toLowerCase() === text?.trim().toLowerCase()) ?? 'Other';
}

function typeOf(url: string): string | null {
  return /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? null;
}

/** The decision on an application. PENDING until the organization decides. */
export type Decision = ApplicationStatus;

/** The words that organizations see for each decision. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  PENDING: 'To decide',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
};

/**
 * Returns the decision on an applicant. PENDING if the server sent no status. Null if the
 * application has no id or an unknown status.
 */
export function decisionOf({
  applicationId,
  decision,
}: Pick<Applicant, 'applicationId' | 'decision'>): Decision | null {
  if (applicationId === null) return null;
  if (decision === null) return 'PENDING';
  return applicationStatusOf(decision);
}

/** Returns the decision in words. An unknown status is returned as the server sent it. */
export function decisionText(applicant: Pick<Applicant, 'applicationId' | 'decision'>): string | null {
  const known = decisionOf(applicant);
  return known ? decisionWords[known] : applicant.decision;
}

/** Names longer than this many characters are cut, because very long names render slowly. */
const LONGEST_NAME = 200;

/** Returns an applicant's name for lists, or says why the name is missing. */
export function nameOf({
  name,
  isLoading,
  isUnread,
}: Pick<Applicant, 'name' | 'isLoading' | 'isUnread'>): string {
  if (name !== null) return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
  if (isLoading) return 'Loading…';
  return isUnread ? 'Name not loaded' : 'Name not provided';
}

const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats marks with one decimal. Unknown marks become a dash (ORG-16). */
export function formatMarks(marks: number | null): string {
  return marks === null ? '—' : oneDecimal.format(marks);
}
