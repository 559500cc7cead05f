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
  /** Data until `webUrl` has checked it (SAFE-03). */
  readonly url: string | null;
}

/** What a student's own profile says; null is 'Not provided'. */
export type ApplicantProfile = ReturnType<typeof profileOf>;

/** A person who applied, with what is known of them (ORG-16). */
export interface Applicant extends ApplicantProfile {
  readonly id: string;
  readonly studentId: string | null;
  /** Null for sample applicants and for applications without an id: nothing can be decided there. */
  readonly applicationId: string | null;
  readonly status: 'Submitted' | 'In Progress';
  /** The application's status as the server writes it; null where it has none. */
  readonly decision: string | null;
  readonly appliedAt: string | null;
  readonly isLoading: boolean;
  /** Whether the profile could not be read: then what is missing says nothing of the person. */
  readonly isUnread?: boolean;
}

/** The applicants of a scholarship, the latest first, before any profile has been read. */
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
 * Applicants with the profiles that have been read, by student; null is one that the server does not have.
 * @param isComing whether a student's profile is still to be read
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
    // What the profile does not say, the application may.
    const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null));
    return { ...applicant, ...known, isLoading, isUnread: isMissing && !isLoading };
  });
}

/** A student's profile with the names of the analytics (ORG-16). */
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

/** Nothing is known of a person before the profile has been read, the gender included. */
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

/** Marks as a number, which may come as text: `85.5%`. */
function marksOf(marks: Studies['marks']): number | null {
  const number = typeof marks === 'string' ? Number(marks.replace('%', '').trim() || NaN) : (marks ?? NaN);
  return number >= 0 && number <= 1000 ? number : null;
}

function firstText(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text) => text?.trim()) ?? null;
}

/** Male, Female or Other; Other where nothing is said (organizations.md §3). */
function genderOf(text: string | null | undefined): Gender | null {
  return GENDERS.find((gender) => gender.toLowerCase() === text?.trim().toLowerCase()) ?? 'Other';
}

function typeOf(url: string): string | null {
  return /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase() ?? null;
}

/** What an organization can decide about an application. */
export type Decision = ApplicationStatus;

/** How a decision is called on the organization's side. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  PENDING: 'To decide',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
};

/**
 * What has been decided about an applicant: PENDING where the server says nothing, null where nothing can be decided,
 * and for a status that an organization cannot choose.
 */
export function decisionOf({
  applicationId,
  decision,
}: Pick<Applicant, 'applicationId' | 'decision'>): Decision | null {
  if (applicationId === null) return null;
  if (decision === null) return 'PENDING';
  return applicationStatusOf(decision);
}

/** The same in words; a status that an organization cannot choose is in the server's own. */
export function decisionText(applicant: Pick<Applicant, 'applicationId' | 'decision'>): string | null {
  const known = decisionOf(applicant);
  return known ? decisionWords[known] : applicant.decision;
}

/** The longest name that is shown whole, in characters: a list of longer ones would be slow. */
const LONGEST_NAME = 200;

/** The name as lists show it. A profile that has not been read says nothing of the person. */
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

/** Marks to one decimal; a dash where there are none (ORG-16). */
export function formatMarks(marks: number | null): string {
  return marks === null ? '—' : oneDecimal.format(marks);
}
