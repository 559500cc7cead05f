import * as v from 'valibot';
import { scholarshipSchema } from '#contract/schemas/scholarship.ts';
import { FIGURES_LIFETIME_MS } from '#shared/store/organization-figures.ts';
import { persistedValue, storedTimeSchema, unreadableKey } from '#shared/store/persisted-value.ts';
import { attempt, type GetStorage, localArea, ownKey } from '#shared/store/storage-area.ts';

const schema = v.object({
  /** When the server answered, in milliseconds since 1970. */
  readAt: storedTimeSchema,
  scholarships: v.array(scholarshipSchema),
});

/** An organization's scholarships with their applications, as the server listed them last (ORG-17). */
export type StoredScholarships = Readonly<v.InferOutput<typeof schema>>;

/** What this device stores for an organization's analytics. The dashboard writes it; only its owner's session reads it. */
export function analyticsStore(ownerId: string, getStorage: GetStorage = localArea) {
  const key = ownKey('organization-scholarships', ownerId);
  const persisted = persistedValue({ key, version: 1, schema, getStorage });

  const write = (value: StoredScholarships) => {
    if (persisted.write(value)) attempt(() => getStorage()?.removeItem(unreadableKey(key)));
    else console.warn('The analytics could not be stored on this device.');
  };

  return {
    /**
     * What is stored; null where nothing is, or where its 7 days are over.
     * @throws Error where the storage is blocked, or holds what cannot be read
     */
    read(now: number): StoredScholarships | null {
      const area = getStorage();
      if (area === null) throw new Error('The storage of this browser is blocked.');
      const stored = persisted.read();
      if (stored !== null && now - stored.readAt > FIGURES_LIFETIME_MS) {
        persisted.forget();
        return null;
      }
      const isUnreadable = [key, unreadableKey(key)].some((one) => area.getItem(one) !== null);
      if (stored === null && isUnreadable) throw new Error(`What is stored under ${key} cannot be read.`);
      return stored;
    },
    write,
    /** The stored status of an application; null where none is stored. */
    statusOf(applicationId: string): string | null {
      const applications = persisted.read()?.scholarships.flatMap((one) => one.applications ?? []);
      return applications?.find(({ id }) => id === applicationId)?.status ?? null;
    },
    /** Stores the status of an application. After a sign-out nothing is stored, and stays so. */
    setStatus(applicationId: string, status: string): void {
      const stored = persisted.read();
      if (stored !== null) write(withStatus(stored, applicationId, status));
    },
  };
}

/** The same list with another status of one application. */
export function withStatus(list: StoredScholarships, applicationId: string, status: string | null) {
  return {
    ...list,
    scholarships: list.scholarships.map((scholarship) => ({
      ...scholarship,
      applications: scholarship.applications?.map((application) =>
        application.id === applicationId ? { ...application, status } : application,
      ),
    })),
  };
}
