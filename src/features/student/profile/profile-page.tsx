import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { readAheadFor, signInAgainLink } from '#features/auth/index.ts';
import { ProfileProblem, ProfileSkeleton } from '../profile-problem.tsx';
import { studentQuery } from '../student-queries.ts';
import { StudentProfile } from './student-profile.tsx';

export const Route = createFileRoute('/_student/student/profile')({
  loader: ({ context }) => {
    const { api, queryClient, guardedUser } = context;
    const read = () => void queryClient.prefetchQuery(studentQuery(api, guardedUser.id));
    void readAheadFor('STUDENT', { context, read });
  },
  head: () => ({ meta: [{ title: 'Your profile · EduEmpower' }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const profile = useQuery(studentQuery(api, guardedUser.id));
  if (profile.data) return <StudentProfile student={profile.data} account={guardedUser} />;
  if (profile.data === null && !profile.isFetching) return <Navigate to="/student/details" replace />;
  if (profile.isPending || profile.isFetching) return <ProfileSkeleton />;
  return (
    <ProfileProblem
      error={profile.error}
      onRetry={() => void profile.refetch()}
      signIn={signInAgainLink(profile.error, { role: 'STUDENT', redirectTo: '/student/profile' })}
    />
  );
}
