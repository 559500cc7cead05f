import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { studentIdOf, useKnownRole } from '#features/auth/index.ts';
import { studentQuery } from '#features/student/index.ts';
import { ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { statusWords } from '#shared/ui/feedback/application-status-words.ts';
import { ForYou } from './for-you.tsx';
import { ownStep, studentStep } from './news-content.ts';
import { useReminders } from './use-reminders.ts';

/** Loads a signed-in user's next step and reminders. Leaves out what fails to load. */
export default function HomeForYou({ place }: { readonly place: ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' });
  const person = useKnownRole(api);
  const studentId = studentIdOf(useSession(), person);
  const enabled = studentId !== null;
  const profile = useQuery({ ...studentQuery(api, studentId ?? ''), enabled });
  const applications = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled });
  const reminders = useReminders(api);
  const now = useNow();
  if (person.pending || profile.isLoading || applications.isLoading) return place;
  const step = enabled
    ? studentStep(profile.data, applications.data, (status) => statusWords(status).text)
    : ownStep(person.role);
  return <ForYou step={step} reminders={reminders} now={now} />;
}
