/** Where an applicant of the analytics stands with the application itself (ORG-16). */
export type ApplicantStatus = 'Submitted' | 'In Progress';

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

/** A document of an applicant. Its address is data until `webUrl` has looked at it (SAFE-03). */
export interface CachedDocument {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  readonly url: string | null;
}

/**
 * How far an applicant's own profile is known: `read` it is part of the entry, `waiting` it has not been asked
 * for yet, `absent` the server did not give it.
 */
export const PROFILE_STATES = ['read', 'waiting', 'absent'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** What comes out of an applicant's own profile; null is 'Not provided'. */
export interface CachedProfile {
  readonly name: string | null;
  readonly gender: Gender;
  readonly educationLevel: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly parentName: string | null;
  readonly guardianName: string | null;
  readonly institution: string | null;
  readonly marks: number | null;
  /** Percent, and so is the next. */
  readonly tenthMarks: number | null;
  readonly twelfthMarks: number | null;
  readonly about: string | null;
  readonly documents: readonly CachedDocument[];
}

/** Somebody who applied. */
export interface CachedApplicant extends CachedProfile {
  readonly id: string;
  readonly status: ApplicantStatus;
  readonly studentId: string | null;
  /** Null for an applicant who came from no application of the server's: nothing can be decided there. */
  readonly applicationId: string | null;
  /** The application's status in the server's word; null where it has none. */
  readonly decision: string | null;
  /** ISO 8601. */
  readonly appliedAt: string | null;
  readonly profile: ProfileState;
  /** When the profile was read, in milliseconds since 1970. */
  readonly profileReadAt: number | null;
}

/** A scholarship of the analytics. */
export interface CachedScholarship {
  readonly id: string;
  readonly title: string | null;
  /** Rupees. */
  readonly totalAmount: number | null;
  /** ISO 8601. */
  readonly deadline: string | null;
  readonly organizationId: string | null;
  /** How many applied; null where nobody has counted. */
  readonly applicants: number | null;
  readonly applicantDetails: readonly CachedApplicant[];
}

/** What the dashboard leaves on the device, and the analytics read (ORG-17). */
export interface AnalyticsCache {
  /** The organization's user id; null in a record that names nobody. */
  readonly owner: string | null;
  /** When the server said so, in milliseconds since 1970; null where the record does not tell. */
  readonly time: number | null;
  readonly upcoming: readonly CachedScholarship[];
  readonly current: readonly CachedScholarship[];
  readonly past: readonly CachedScholarship[];
  /** True where the device had no room for the applicants' own profiles. */
  readonly isTrimmed: boolean;
}

/** Every scholarship of a record. */
export function allScholarships({ current, upcoming, past }: AnalyticsCache): readonly CachedScholarship[] {
  return [...current, ...upcoming, ...past];
}

/** A record with each scholarship changed. */
function mapScholarships(
  cache: AnalyticsCache,
  change: (scholarship: CachedScholarship) => CachedScholarship,
): AnalyticsCache {
  return {
    ...cache,
    upcoming: cache.upcoming.map(change),
    current: cache.current.map(change),
    past: cache.past.map(change),
  };
}

/** A record with each applicant changed; a scholarship in which nobody changed stays the same object. */
export function mapApplicants(
  cache: AnalyticsCache,
  change: (applicant: CachedApplicant) => CachedApplicant,
): AnalyticsCache {
  return mapScholarships(cache, (scholarship) => {
    const applicantDetails = scholarship.applicantDetails.map(change);
    return applicantDetails.every((applicant, index) => applicant === scholarship.applicantDetails[index])
      ? scholarship
      : { ...scholarship, applicantDetails };
  });
}
