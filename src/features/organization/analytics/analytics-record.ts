import * as v from 'valibot';
import { APPLICATION_STATUSES } from '#contract/schemas/application.ts';
import { versionOf } from '#shared/store/persisted-value.ts';

/** Increases when a record is written in a way that earlier readers do not accept. */
const VERSION = 1;

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

/**
 * How far an applicant's own profile is known: `read` it is part of the entry, `waiting` it has not been asked
 * for yet, `absent` the server did not give it.
 */
const PROFILE_STATES = ['read', 'waiting', 'absent'] as const;

/** A field that may be missing or hold anything. What cannot be read is null, and the rest is still read. */
const field = <Value>(read: (value: unknown) => Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), null);

function text(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A number, or the text of one: `82`, `"82"`, `"82%"`. */
function amount(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(/[,\s%₹]/g, '') || Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

function count(value: unknown): number | null {
  const number = amount(value);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

function moment(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}

function isoDate(value: unknown): string | null {
  return typeof value === 'string' && moment(value) !== null ? value : null;
}

const word = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Male, Female or Other; Other where nothing is said (organizations.md §3). */
export function genderOf(value: unknown): Gender {
  return GENDERS.find((gender) => gender.toLowerCase() === word(value)) ?? 'Other';
}

/** The entries of a list that fit; the others are left out. */
function entries<Entry>(value: unknown, schema: v.GenericSchema<unknown, Entry>): readonly Entry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [read.output] : [];
  });
}

/** Anything but a list, which would count as an object. */
const noList = v.custom<unknown>((value) => !Array.isArray(value));

const documentSchema = v.pipe(
  noList,
  v.object({ id: field(text), name: field(text), type: field(text), url: field(text) }),
  v.transform(({ id, name, type, url }) => ({
    id: id ?? url ?? name ?? 'Document',
    name: name ?? 'Document',
    type,
    // Data until `webUrl` has looked at it (SAFE-03).
    url,
  })),
);
export type RecordedDocument = Readonly<v.InferOutput<typeof documentSchema>>;

/** What comes out of an applicant's own profile; null is 'Not provided'. */
const profileFields = {
  name: field(text),
  gender: field(genderOf),
  educationLevel: field(text),
  email: field(text),
  phone: field(text),
  address: field(text),
  parentName: field(text),
  guardianName: field(text),
  institution: field(text),
  marks: field(amount),
  /** Percent, and so is the next. */
  tenthMarks: field(amount),
  twelfthMarks: field(amount),
  about: field(text),
  documents: field((value) => entries(value, documentSchema)),
};
const profileSchema = v.object(profileFields);
export type RecordedProfile = Readonly<v.InferOutput<typeof profileSchema>>;

/** Nothing is known of the person. */
export const NO_PROFILE: RecordedProfile = v.parse(profileSchema, {});

const applicantSchema = v.pipe(
  noList,
  v.object({
    ...profileFields,
    id: field((value) => text(value) ?? ''),
    status: field((value) => (word(value) === 'in progress' ? 'In Progress' : 'Submitted')),
    studentId: field(text),
    /** Null for an applicant who came from no application of the server's: nothing can be decided there. */
    applicationId: field(text),
    /** The application's status as the server writes it; null where it has none. */
    decision: field(text),
    /** ISO 8601. */
    appliedAt: field(isoDate),
    profile: field((value) => PROFILE_STATES.find((state) => state === value) ?? 'read'),
    /** When the profile was read, in milliseconds since 1970. */
    profileReadAt: field(moment),
  }),
);
export type Applicant = Readonly<v.InferOutput<typeof applicantSchema>>;

const scholarshipSchema = v.pipe(
  noList,
  v.object({
    id: v.pipe(v.unknown(), v.transform(text), v.string()),
    title: field(text),
    amount: field(amount),
    /** Rupees. */
    totalAmount: field(amount),
    /** ISO 8601. */
    deadline: field(isoDate),
    expiredAt: field(isoDate),
    organizationId: field(text),
    /** How many applied; null where they were not counted. */
    applicants: field(count),
    applicantDetails: field((value) => entries(value, applicantSchema)),
  }),
  v.transform(({ amount: older, expiredAt, ...rest }) => ({
    ...rest,
    totalAmount: rest.totalAmount ?? older,
    deadline: rest.deadline ?? expiredAt,
  })),
);
export type RecordedScholarship = Readonly<v.InferOutput<typeof scholarshipSchema>>;

const list = v.optional(v.array(v.unknown()), []);
const recordSchema = v.pipe(
  noList,
  v.object({
    version: v.optional(v.literal(VERSION)),
    owner: v.nullish(v.string()),
    time: field(moment),
    isTrimmed: v.optional(v.fallback(v.boolean(), false), false),
    upcoming: list,
    current: list,
    past: list,
  }),
);

/** What the dashboard leaves on the device, and the analytics read (ORG-17). */
export interface AnalyticsRecord {
  /** The organization's user id; null in a record that names no organization. */
  readonly owner: string | null;
  /** When the server said so, in milliseconds since 1970; null where the record does not tell. */
  readonly time: number | null;
  readonly upcoming: readonly RecordedScholarship[];
  readonly current: readonly RecordedScholarship[];
  readonly past: readonly RecordedScholarship[];
  /** True where the device had no room for the applicants' own profiles. */
  readonly isTrimmed: boolean;
}

/** What the text that the device has stored is. */
export type AnalyticsReading =
  /** `leftOut` counts its scholarships that do not fit, or are another organization's. */
  | { readonly kind: 'found'; readonly record: AnalyticsRecord; readonly leftOut: number }
  /** It belongs to another organization, and is not looked at any further. */
  | { readonly kind: 'foreign' }
  /** It is no record, or one of another version. */
  | { readonly kind: 'unreadable' };

/**
 * Reads what the device has stored, whatever that is (ORG-17, SAFE-02). Inside a record, what does not fit is left
 * out and the rest is read.
 *
 * A record without an owner is read too, in the specification's own shape: this product has never written one,
 * the dashboard replaces it, and sign-out forgets it. What names another organization is left out of it.
 */
export function readAnalytics(stored: string, owner: string): AnalyticsReading {
  const read = v.safeParse(recordSchema, json(stored));
  if (!read.success) return { kind: 'unreadable' };
  const { time, isTrimmed, ...rest } = read.output;
  if (typeof rest.owner === 'string' && rest.owner !== owner) return { kind: 'foreign' };

  const seen = new Set<string>();
  const own = (stored: readonly unknown[]) =>
    entries(stored, scholarshipSchema).filter(({ id, organizationId }) => {
      if (seen.has(id) || (organizationId !== null && organizationId !== owner)) return false;
      seen.add(id);
      return true;
    });
  const record = {
    owner: rest.owner ?? null,
    time,
    upcoming: own(rest.upcoming),
    current: own(rest.current),
    past: own(rest.past),
    isTrimmed,
  };
  const total = rest.upcoming.length + rest.current.length + rest.past.length;
  return { kind: 'found', record, leftOut: total - allScholarships(record).length };
}

/** True where newer code wrote what the device has stored: this tab is older than the site. */
export function isNewerRecord(stored: string): boolean {
  return (versionOf(stored) ?? 0) > VERSION;
}

/** The text that is stored on the device. What is null is left out: a device has little room. */
export function writeAnalytics(record: AnalyticsRecord): string {
  const time = record.time === null ? null : new Date(record.time).toISOString();
  return JSON.stringify({ version: VERSION, ...record, time }, (_, value) => value ?? undefined);
}

function json(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    // Undefined fits no schema.
    return undefined;
  }
}

/** Every scholarship of a record. */
export function allScholarships(record: AnalyticsRecord): readonly RecordedScholarship[] {
  return [...record.current, ...record.upcoming, ...record.past];
}

/** A record with each applicant changed; a scholarship without a change stays the same object. */
export function mapApplicants(
  record: AnalyticsRecord,
  change: (applicant: Applicant) => Applicant,
): AnalyticsRecord {
  const changed = (scholarship: RecordedScholarship): RecordedScholarship => {
    const applicantDetails = scholarship.applicantDetails.map(change);
    return applicantDetails.every((applicant, index) => applicant === scholarship.applicantDetails[index])
      ? scholarship
      : { ...scholarship, applicantDetails };
  };
  return {
    ...record,
    upcoming: record.upcoming.map(changed),
    current: record.current.map(changed),
    past: record.past.map(changed),
  };
}

/** What an organization can decide about an application. */
export type Decision = (typeof APPLICATION_STATUSES)[number];

/** How a decision is called on the organization's side. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  PENDING: 'To decide',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
};

/**
 * The status of an application: not decided where the server says nothing, null where it is none that an
 * organization can choose, or where there is no application behind the applicant.
 */
export function decisionOf({
  applicationId,
  decision,
}: Pick<Applicant, 'applicationId' | 'decision'>): Decision | null {
  if (applicationId === null) return null;
  if (decision === null) return 'PENDING';
  return APPLICATION_STATUSES.find((status) => status === decision.trim().toUpperCase()) ?? null;
}
