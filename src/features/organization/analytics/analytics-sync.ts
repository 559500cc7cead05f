import type { ApiClient } from '#shared/api/api-client.ts';
import type { OwnScholarships } from '../dashboard/dashboard-figures.ts';
import {
  followOtherTabs,
  isOwnerThere,
  type OwnedAnalytics,
  storedAnalytics,
  storeFirst,
} from './analytics-store.ts';
import { readProfiles } from './read-profiles.ts';
import { recordOf, studentsToRead, withoutProfiles, withProfiles } from './record-from-server.ts';

export interface SyncInput extends OwnedAnalytics {
  readonly api: ApiClient;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The organizations whose applicants' profiles are being read: one reading at a time for each cache of server data. */
const reading = new WeakMap<SyncInput['queryClient'], string>();

/**
 * Stores what the dashboard has loaded for the analytics (ORG-17), and then reads the applicants' profiles in the
 * background. The reading outlives the dashboard's screen and ends with the session.
 *
 * @param time when the server answered, in milliseconds since 1970
 */
export function syncAnalytics(input: SyncInput, own: OwnScholarships, time: number): Promise<void> {
  const { owner } = input;
  if (!isOwnerThere(input)) return Promise.resolve();
  const record = recordOf(own, { owner, time, earlier: storedAnalytics(input) });
  const kept = storeFirst(input, [record, withoutProfiles(record)]);
  const hasRoom = kept !== null && !kept.isTrimmed;
  return hasRoom && reading.get(input.queryClient) !== owner ? readOn(input) : Promise.resolve();
}

async function readOn(input: SyncInput): Promise<void> {
  const { api, session, queryClient, owner, now } = input;
  const call = new AbortController();
  const stop = session.subscribe(() => {
    if (!isOwnerThere(input)) call.abort();
  });
  // The screens that follow other tabs may be left before the last profile comes.
  const unfollow = followOtherTabs(input);
  reading.set(queryClient, owner);
  const tried = new Set<string>();
  try {
    // Applications that came while the reading went on have their turn after it.
    for (let due = dueNow(input, tried); due.length > 0; due = dueNow(input, tried)) {
      for (const studentId of due) tried.add(studentId);
      await readProfiles({
        api,
        studentIds: due,
        signal: call.signal,
        now,
        onRead: (readings) => {
          const record = storedAnalytics(input);
          const kept =
            record && storeFirst(input, [withProfiles(record, readings), { ...record, isTrimmed: true }]);
          if (!kept || kept.isTrimmed) call.abort();
        },
      });
    }
  } finally {
    stop();
    unfollow();
    if (reading.get(queryClient) === owner) reading.delete(queryClient);
  }
}

function dueNow(input: SyncInput, tried: ReadonlySet<string>): readonly string[] {
  const record = isOwnerThere(input) ? storedAnalytics(input) : null;
  if (record === null || record.isTrimmed) return [];
  return studentsToRead(record, input.now()).filter((studentId) => !tried.has(studentId));
}
