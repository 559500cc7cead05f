import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { studentIdOf, useKnownRole } from '#features/auth/index.ts';
import { scholarshipListQuery } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useMarks } from '#shared/marks/use-marks.ts';
import { ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { decidedOnes, decisionKey, type Reminders, remindersOf } from './reminders.ts';
import { seenDecisions } from './seen-decisions-store.ts';

const NONE: readonly never[] = [];

/**
 * Returns the user's reminders (HOME-07). Loads the list of scholarships only if the user has a
 * saved scholarship or an unseen decision.
 * @param isReading whether the user is looking at the decisions now. If so, they count as seen.
 */
export function useReminders(api: ApiClient, { isReading = false } = {}): Reminders {
  const now = useNow();
  const { saved } = useMarks('scholarship').marks;
  const studentId = studentIdOf(useSession(), useKnownRole(api));
  const own = useQuery({
    ...ownApplicationsQuery(api, studentId ?? ''),
    enabled: studentId !== null,
  });
  const applications = (studentId !== null && own.data) || null;
  const seen = useSeenDecisions(studentId, applications, isReading);
  const hasNews = decidedOnes(applications ?? NONE).some((one) => !seen.includes(decisionKey(one)));
  const list = useQuery({ ...scholarshipListQuery(api), enabled: saved.length > 0 || hasNews });
  // Until both queries have loaded, a reminder could be about a scholarship that the student has
  // already applied for.
  const isKnown = list.data !== undefined && (studentId === null || applications !== null);
  return useMemo(
    () =>
      remindersOf({
        scholarships: (isKnown && list.data) || NONE,
        saved,
        applications: (isKnown && applications) || NONE,
        seen,
        now,
      }),
    [isKnown, list.data, saved, applications, seen, now],
  );
}

/**
 * Returns the seen decisions. On a new device, and after each sign-out, all existing decisions
 * count as seen.
 */
function useSeenDecisions(
  studentId: string | null,
  applications: Parameters<typeof decidedOnes>[0] | null,
  isReading: boolean,
): readonly string[] {
  const store = useMemo(() => (studentId === null ? null : seenDecisions(studentId)), [studentId]);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `round` reads the storage again
  const stored = useMemo(() => store?.read() ?? null, [store, round]);
  const decided = useMemo(() => applications && decidedOnes(applications).map(decisionKey), [applications]);
  const isBeginning = stored === null || isReading;
  useEffect(() => {
    if (store === null || decided === null || !isBeginning) return;
    if (decided.join() === stored?.join()) return;
    store.write(decided);
    setRound((now) => now + 1);
  }, [store, decided, stored, isBeginning]);
  return (isBeginning ? decided : stored) ?? NONE;
}
