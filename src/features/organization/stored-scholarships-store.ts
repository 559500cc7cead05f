import * as v from 'valibot';
import { type Scholarship, scholarshipSchema } from '#contract/schemas/scholarship.ts';
import { GENDERS } from '#contract/student-words.ts';
import { FIGURES_LIFETIME_MS } from '#shared/store/organization-figures.ts';
import { persistedValue, storedTimeSchema, unreadableKey } from '#shared/store/persisted-value.ts';
import { attempt, type GetStorage, localArea, ownKey } from '#shared/store/storage-area.ts';

/** The only parts of a student's profile that this device stores. The analytics need them. */
const profileSchema = v.object({ gender: v.nullable(v.picklist(GENDERS)), marks: v.nullable(v.number()) });

const schema = v.object({
  /**
   * The time when the server sent the scholarships, in milliseconds since 1970. While
   * `scholarships` is null, the time when this device first stored a profile.
   */
  readAt: storedTimeSchema,
  /** Null until the dashboard has loaded the scholarships on this device. */
  scholarships: v.nullable(v.array(scholarshipSchema)),
  /** The profiles that the review has loaded, by student id. */
  profiles: v.optional(v.record(v.string(), profileSchema), {}),
});

/**
 * An organization's scholarships with their applications, as the server last sent them (ORG-17).
 */
export type StoredScholarships = Readonly<v.InferOutput<typeof schema>>;
export type StoredProfile = Readonly<v.InferOutput<typeof profileSchema>>;

/**
 * Creates the storage for this device's copy of an organization's scholarships. The dashboard and
 * the review page write the copy, and the analytics page shows it. Only a session of the same
 * organization can read the copy. If storage is full or blocked, a write only logs a warning.
 */
export function storedScholarships(ownerId: string, getStorage: GetStorage = localArea) {
  const key = ownKey('organization-scholarships', ownerId);
  const persisted = persistedValue({ key, version: 1, schema, getStorage });

  const write = (value: StoredScholarships) => {
    if (persisted.write(value)) attempt(() => getStorage()?.removeItem(unreadableKey(key)));
    else console.warn('The analytics could not be stored on this device.');
  };

  return {
    /**
     * Returns the stored scholarships, or null if they are missing or older than 7 days.
     * @throws Error if storage is blocked or contains unreadable data
     */
    read(now: number): StoredScholarships | null {
      const area = getStorage();
      if (area === null) throw new Error('Storage is blocked in this browser.');
      const stored = persisted.read();
      if (stored !== null && now - stored.readAt > FIGURES_LIFETIME_MS) {
        persisted.forget();
        return null;
      }
      const isUnreadable = [key, unreadableKey(key)].some((one) => area.getItem(one) !== null);
      if (stored === null && isUnreadable) throw new Error(`The data stored under ${key} cannot be read.`);
      return stored;
    },
    /**
     * Stores the server's list of scholarships. Keeps only the profiles of students who still have
     * applications.
     */
    writeList(
      list: Pick<StoredScholarships, 'readAt'> & { readonly scholarships: readonly Scholarship[] },
    ): StoredScholarships {
      const students = new Set(
        list.scholarships.flatMap((one) => one.applications?.map(({ studentId }) => studentId) ?? []),
      );
      const profiles = Object.entries(persisted.read()?.profiles ?? {}).filter(([id]) => students.has(id));
      const value = { ...list, scholarships: [...list.scholarships], profiles: Object.fromEntries(profiles) };
      write(value);
      return value;
    },
    /** Adds the profiles that the review has loaded. */
    addProfiles(profiles: Readonly<Record<string, StoredProfile>>, now: number): void {
      const stored = persisted.read() ?? { readAt: now, scholarships: null, profiles: {} };
      if (Object.keys(profiles).every((id) => Object.hasOwn(stored.profiles, id))) return;
      write({ ...stored, profiles: { ...stored.profiles, ...profiles } });
    },
    /** Updates an application's status. Does nothing if no data is stored, as after sign-out. */
    setStatus(applicationId: string, status: string): void {
      const stored = persisted.read();
      if (stored !== null) write(withStoredStatus(stored, applicationId, status));
    },
  };
}

/** Returns the stored scholarships with one application's status replaced. */
export function withStoredStatus(
  stored: StoredScholarships,
  applicationId: string,
  status: string,
): StoredScholarships {
  const { scholarships } = stored;
  return {
    ...stored,
    scholarships: scholarships?.map((one) => withStatus(one, applicationId, status)) ?? null,
  };
}

/** Returns the scholarship with one application's status replaced. */
export function withStatus(scholarship: Scholarship, applicationId: string, status: string): Scholarship {
  return {
    ...scholarship,
    applications: scholarship.applications?.map((application) =>
      application.id === applicationId ? { ...application, status } : application,
    ),
  };
}
