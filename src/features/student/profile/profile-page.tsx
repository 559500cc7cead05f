import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, useLocation } from '@tanstack/react-router';
import { readAhead, signInAgainLink } from '#features/auth/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { ProfileProblem, ProfileSkeleton } from '../profile-problem.tsx';
import { studentQuery } from '../student-queries.ts';
import { StudentProfile } from './student-profile.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * True if the profile was just saved, but the file of a removed document could not be deleted.
     */
    readonly isFileLeft?: boolean;
  }
}

export const Route = createFileRoute('/_student/student/profile')({
  loader: ({ context }) => {
    const { api, queryClient, guardedUser } = context;
    const read = () => void queryClient.prefetchQuery(studentQuery(api, guardedUser.id));
    void readAhead({ context, read });
  },
  head: headOf('Your profile'),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const profile = useQuery(studentQuery(api, guardedUser.id));
  const { isFileLeft, continueWith } = useLocation({ select: ({ state }) => state });
  const read = readState(profile);
  switch (read.kind) {
    case 'loading':
      return <ProfileSkeleton />;
    case 'failed': {
      const signIn = signInAgainLink(read.error, { role: 'STUDENT', redirectTo: '/student/profile' });
      return <ProfileProblem error={read.error} onRetry={read.retry} signIn={signIn} />;
    }
    case 'loaded':
      if (read.data) {
        return (
          <StudentProfile
            student={read.data}
            account={guardedUser}
            isFileLeft={isFileLeft}
            continueWith={continueWith}
          />
        );
      }
      return profile.isFetching ? <ProfileSkeleton /> : <Navigate to="/student/details" replace />;
  }
}
