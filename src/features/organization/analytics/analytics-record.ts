import * as v from 'valibot';
import { versionOf } from '#shared/store/persisted-value.ts';
import {
  type AnalyticsCache,
  type ApplicantStatus,
  type CachedApplicant,
  type CachedDocument,
  type CachedScholarship,
  type Gender,
  PROFILE_STATES,
  type ProfileState,
} from './analytics-cache.ts';

/** Counts up when a record is written in a way that earlier readers do not bear. */
const VERSION = 1;

/** What the device's text turned out to be. */
export type AnalyticsReading =
  /** `leftOut` counts the scholarships in it that are none, or another organization's. */
  | { readonly kind: 'found'; readonly cache: AnalyticsCache; readonly leftOut: number }
  /** It belongs to somebody else, and is not looked at any further. */
  | { readonly kind: 'foreign' }
  /** It is no record, or one of another version. */
  | { readonly kind: 'unreadable' };

/** A field that may be missing or anything at all: what cannot be read is null, and costs nobody the rest. */
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

/** Male, Female or Other; Other where nothing is said (O§3). */
function gender(value: unknown): Gender {
  const said = word(value);
  return said === 'male' ? 'Male' : said === 'female' ? 'Female' : 'Other';
}

function applicantStatus(value: unknown): ApplicantStatus {
  return word(value) === 'in progress' ? 'In Progress' : 'Submitted';
}

function profileState(value: unknown): ProfileState {
  return PROFILE_STATES.find((state) => state === value) ?? 'read';
}

/** The entries of a list that fit, and how many do not. */
function entries<Entry>(value: unknown, schema: v.GenericSchema<unknown, Entry>): [Entry[], number] {
  if (!Array.isArray(value)) return [[], 0];
  const found = value.flatMap((entry) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [read.output] : [];
  });
  return [found, value.length - found.length];
}

/** Anything but a list, which would count as an object. */
const noList = v.custom<unknown>((value) => !Array.isArray(value));

const required = <Value>(read: (value: unknown) => Value | null) =>
  v.pipe(
    v.unknown(),
    v.transform(read),
    v.custom<Value>((value) => value !== null),
  );

const documentSchema: v.GenericSchema<unknown, CachedDocument> = v.pipe(
  noList,
  v.object({ id: field(text), name: field(text), type: field(text), url: field(text) }),
  v.transform(({ id, name, type, url }) => ({
    id: id ?? url ?? name ?? 'Document',
    name: name ?? 'Document',
    type,
    url,
  })),
);

const applicantSchema: v.GenericSchema<unknown, CachedApplicant> = v.pipe(
  noList,
  v.object({
    id: field((value) => text(value) ?? ''),
    name: field(text),
    gender: field(gender),
    educationLevel: field(text),
    status: field(applicantStatus),
    email: field(text),
    phone: field(text),
    address: field(text),
    parentName: field(text),
    guardianName: field(text),
    institution: field(text),
    marks: field(amount),
    tenthMarks: field(amount),
    twelfthMarks: field(amount),
    about: field(text),
    documents: field((value) => entries(value, documentSchema)[0]),
    studentId: field(text),
    applicationId: field(text),
    decision: field(text),
    appliedAt: field(isoDate),
    profile: field(profileState),
    profileReadAt: field(moment),
  }),
);

const scholarshipSchema: v.GenericSchema<unknown, CachedScholarship> = v.pipe(
  noList,
  v.object({
    id: required(text),
    title: field(text),
    amount: field(amount),
    totalAmount: field(amount),
    deadline: field(isoDate),
    expiredAt: field(isoDate),
    organizationId: field(text),
    applicants: field(count),
    applicantDetails: field((value) => entries(value, applicantSchema)[0]),
  }),
  v.transform(({ amount: older, expiredAt, ...rest }) => ({
    ...rest,
    totalAmount: rest.totalAmount ?? older,
    deadline: rest.deadline ?? expiredAt,
  })),
);

const recordSchema = v.pipe(
  noList,
  v.object({
    version: v.optional(v.literal(VERSION)),
    owner: v.nullish(v.string()),
    time: field(moment),
    isTrimmed: v.optional(v.fallback(v.boolean(), false), false),
    upcoming: v.optional(v.array(v.unknown()), []),
    current: v.optional(v.array(v.unknown()), []),
    past: v.optional(v.array(v.unknown()), []),
  }),
);

/**
 * Reads what lies on the device, whatever that is (ORG-17, SAFE-02). Inside a record, what does not fit is left
 * out and the rest is read.
 *
 * A record without an owner is read too, in the specification's own shape: this product has never written one,
 * the dashboard replaces it, and sign-out forgets it. What names another organization is left out of it.
 */
export function readAnalytics(stored: string, owner: string): AnalyticsReading {
  const record = v.safeParse(recordSchema, json(stored));
  if (!record.success) return { kind: 'unreadable' };
  const { output } = record;
  if (typeof output.owner === 'string' && output.owner !== owner) return { kind: 'foreign' };

  let leftOut = 0;
  const seen = new Set<string>();
  const read = (list: unknown): CachedScholarship[] => {
    const [found, unfit] = entries(list, scholarshipSchema);
    const own = found.filter(({ id, organizationId }) => {
      const fits = (organizationId === null || organizationId === owner) && !seen.has(id);
      seen.add(id);
      return fits;
    });
    leftOut += unfit + found.length - own.length;
    return own;
  };
  const cache = {
    owner: output.owner ?? null,
    time: output.time,
    upcoming: read(output.upcoming),
    current: read(output.current),
    past: read(output.past),
    isTrimmed: output.isTrimmed,
  };
  return { kind: 'found', cache, leftOut };
}

/** True where newer code has written what lies on the device: this tab is older than the site. */
export function isNewerRecord(stored: string): boolean {
  return (versionOf(stored) ?? 0) > VERSION;
}

/** The text that is kept on the device. What is null is left out: a device has little room. */
export function writeAnalytics(cache: AnalyticsCache): string {
  const time = cache.time === null ? null : new Date(cache.time).toISOString();
  return JSON.stringify({ version: VERSION, ...cache, time }, (_, value) => value ?? undefined);
}

function json(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    // Undefined fits no schema.
    return undefined;
  }
}
