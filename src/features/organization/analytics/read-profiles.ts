import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type ProfileReading, profileOf } from './record-from-server.ts';

/** How many profiles are read at the same time. */
const AT_ONCE = 4;
/** How often what has been read is handed over, in milliseconds. */
const HAND_OVER_MS = 2000;
/** After this many failures in a row the connection is down, and more requests would not help. */
const PATIENCE = 3;

export interface ProfileReaderInput {
  readonly api: ApiClient;
  readonly studentIds: readonly string[];
  /** Cancels it. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called now and then with what has been read since the last time, by student. */
  readonly onRead: (readings: ReadonlyMap<string, ProfileReading>) => void;
}

/**
 * Reads the profiles of applicants, a few at a time (ORG-17). One that the server refuses or does not have is
 * absent; one that failed is left for the next time. It never rejects.
 */
export async function readProfiles(input: ProfileReaderInput): Promise<void> {
  const { api, studentIds, signal, now, onRead } = input;
  const left = [...studentIds];
  let readings = new Map<string, ProfileReading>();
  let handedOverAt = now();
  let failures = 0;

  const handOver = () => {
    if (readings.size === 0 || signal.aborted) return;
    onRead(readings);
    readings = new Map();
    handedOverAt = now();
  };

  const work = async () => {
    while (failures < PATIENCE && !signal.aborted) {
      await untilSeen(signal);
      const studentId = left.shift();
      if (studentId === undefined) return;
      const reading = await readProfile(api, studentId, signal, now);
      failures = reading === null ? failures + 1 : 0;
      if (reading !== null) readings.set(studentId, reading);
      if (now() - handedOverAt >= HAND_OVER_MS) handOver();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, work));
  handOver();
}

async function readProfile(
  api: ApiClient,
  studentId: string,
  signal: AbortSignal,
  now: () => number,
): Promise<ProfileReading | null> {
  try {
    const student = await api.call('students.byId', { params: { userId: studentId }, signal });
    return { state: 'read', profile: profileOf(student), readAt: now() };
  } catch (error) {
    if (signal.aborted) return null;
    const failure = error instanceof ApiError ? error.failure : null;
    const isAbsent =
      failure?.kind === 'contract' ||
      (failure?.kind === 'http' && (failure.status === 403 || failure.status === 404));
    if (isAbsent) return { state: 'absent', readAt: now() };
    console.warn('An applicant’s profile could not be read.', error);
    return null;
  }
}

/** Resolves as soon as the page is seen, at once where it is, or when it is cancelled: a hidden tab can wait. */
function untilSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState !== 'hidden' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}
