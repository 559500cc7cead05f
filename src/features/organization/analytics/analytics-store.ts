import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SessionPort } from '#shared/ports/session.ts';
import { lastVisitor } from '#shared/session/visitor.ts';
import { ORGANIZATION_SCHOLARSHIPS_KEY as KEY } from '#shared/store/ownerless-keys.ts';
import { unreadableKey } from '#shared/store/persisted-value.ts';
import { type GetStorage, localArea, type StorageArea } from '#shared/store/storage-area.ts';
import { type AnalyticsRecord, isNewerRecord, readAnalytics, writeAnalytics } from './analytics-record.ts';

/** Whose analytics are meant, and where they are stored. */
export interface AnalyticsPlace {
  readonly queryClient: QueryClient;
  /** The organization's user id. */
  readonly owner: string;
  readonly getStorage?: GetStorage;
}

/** The analytics of an organization, and who is signed in. */
export interface OwnedAnalytics extends AnalyticsPlace {
  readonly session: SessionPort;
}

/**
 * Whether the organization is still signed in. Afterwards nothing is read or written in its name: either would destroy
 * the next person's record (AUTH-07).
 */
export function isOwnerThere({ session, owner }: OwnedAnalytics): boolean {
  const now = session.getSnapshot();
  return now.status === 'signed-in' && now.user.id === owner;
}

const analyticsKey = (owner: string) => ['organization-analytics', owner] as const;

/**
 * What the dashboard has left on this device for an organization (ORG-17); null where it has left nothing. No call
 * is made. It fails where the storage is blocked, or holds what cannot be read.
 */
export function analyticsQuery(owner: string, getStorage: GetStorage = localArea) {
  return queryOptions({
    queryKey: analyticsKey(owner),
    queryFn: (): AnalyticsRecord | null => {
      const record = read(owner, getStorage);
      if (record === null) console.info('No scholarships found in local storage');
      return record;
    },
    // Comparing thousands of applicants is not worth it: every read counts as a change.
    structuralSharing: false,
  });
}

/** Reads the analytics again when another tab has written them. @returns a function that stops it */
export function followOtherTabs({ queryClient, owner, getStorage }: AnalyticsPlace): () => void {
  const look = ({ key }: StorageEvent) => {
    // A storage that was cleared names no key.
    if (key !== KEY && key !== null) return;
    // A page that was put away may wake after another person has signed in: their record is not its to remove.
    if (![owner, null].includes(lastVisitor())) return;
    // Not `invalidateQueries`: what the dashboard has put into the cache does not know how it is read.
    void queryClient.prefetchQuery({ ...analyticsQuery(owner, getStorage), staleTime: 0 });
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** What is known to be stored just now; null for nothing that can be read. */
export function storedAnalytics({
  queryClient,
  owner,
  getStorage = localArea,
}: AnalyticsPlace): AnalyticsRecord | null {
  const known = queryClient.getQueryData<AnalyticsRecord | null>(analyticsKey(owner));
  return known === undefined ? readable(owner, getStorage) : known;
}

/**
 * Stores the first of some records that the device has room for; the best comes first.
 *
 * @returns the record that is stored, or null where none could be
 */
export function storeFirst(
  { queryClient, owner, getStorage = localArea }: AnalyticsPlace,
  records: readonly AnalyticsRecord[],
): AnalyticsRecord | null {
  const kept = records.find((record) => write(record, getStorage)) ?? null;
  if (kept === null) console.warn('The analytics could not be kept on this device.');
  else queryClient.setQueryData(analyticsKey(owner), kept);
  return kept;
}

function write(record: AnalyticsRecord, getStorage: GetStorage): boolean {
  const text = writeAnalytics(record);
  try {
    const area = getStorage();
    if (isNewerRecord(area?.getItem(KEY) ?? '')) return false;
    area?.setItem(KEY, text);
    area?.removeItem(unreadableKey(KEY));
    return area !== null;
  } catch {
    // Full or blocked: the caller stores less, or says that nothing was stored.
    return false;
  }
}

/** What is stored, where it can be read; what cannot be read is about to be replaced. */
function readable(owner: string, getStorage: GetStorage): AnalyticsRecord | null {
  try {
    return read(owner, getStorage);
  } catch (error) {
    console.warn('The analytics on this device are written anew.', error);
    return null;
  }
}

/** @throws Error where the storage is blocked, or holds what cannot be read */
function read(owner: string, getStorage: GetStorage): AnalyticsRecord | null {
  const area = getStorage();
  if (area === null) throw new Error('The storage of this browser is shut.');
  const text = area.getItem(KEY);
  if (text === null) {
    if (area.getItem(unreadableKey(KEY)) === null) return null;
    throw new Error(`What was stored under ${KEY} could not be read.`);
  }
  if (isNewerRecord(text)) throw new Error(`A newer version of this site wrote ${KEY}.`);
  const reading = readAnalytics(text, owner);
  switch (reading.kind) {
    case 'found':
      if (reading.leftOut > 0)
        console.warn(`${reading.leftOut} of the scholarships under ${KEY} do not fit.`);
      return reading.record;
    case 'foreign':
      // Other people's applicants have no business on the device of a person who may not see them.
      area.removeItem(KEY);
      console.warn(`What was stored under ${KEY} belongs to another organization; it is removed.`);
      return null;
    case 'unreadable':
      console.warn(`What was stored under ${KEY} cannot be read; it is put aside.`);
      putAside(area, text);
      throw new Error(`What was stored under ${KEY} cannot be read.`);
  }
}

/** Kept for an analysis of the fault until the dashboard writes a new record. */
function putAside(area: StorageArea, text: string): void {
  // The room for it comes free first; what has no room even then is lost, and it could not be read anyway.
  area.removeItem(KEY);
  area.setItem(unreadableKey(KEY), text);
}
