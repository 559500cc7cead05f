import { useQuery } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import { applicationFor, ownApplicationsQuery, studentIdOf } from '#features/application/index.ts';
import { useKnownRole } from '#features/auth/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { useSession } from '#shared/session/session-context.tsx';

/** What the signed-in student has sent for a scholarship; undefined while, or where, nothing is known of it. */
export function useOwnApplication(api: ApiClient, scholarshipId: string): Application | undefined {
  const studentId = studentIdOf(useSession(), useKnownRole(api));
  const own = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled: studentId !== null });
  return applicationFor(own.data, scholarshipId);
}
