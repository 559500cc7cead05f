import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOnce, isOwnedBy } from '#shared/api/create-once.ts';
import { applicationsKey } from '#shared/query/own-applications-query.ts';
import { type Answers, applicationPayload } from '../answer-fields.ts';

export interface SendApplicationOptions {
  readonly studentId: string;
  readonly scholarshipId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** Called after the server has received the application, even if the user has left the form. */
  readonly onSent: () => void;
}

/**
 * Sends an application once (APP-06, WIRE-04). Then refetches the scholarships, because the number
 * of applications for one of them has changed, and marks the student's applications as stale.
 */
export function sendApplicationMutation(options: SendApplicationOptions) {
  const { api, queryClient, studentId, scholarshipId, onSent } = options;
  return mutationOptions({
    mutationKey: ['applications', 'create'],
    mutationFn: (answers: Answers) => {
      const body = applicationPayload(studentId, scholarshipId, answers);
      return createOnce<unknown, Application>({
        send: () => api.call('applications.create', { as: studentId, body }),
        find: () =>
          api.call('applications.byStudent', {
            as: studentId,
            params: { studentId },
            keep: isOwnedBy(studentId, 'studentId'),
          }),
        same: (found) => found.studentId === studentId && found.scholarshipId === scholarshipId,
      });
    },
    onSuccess: () => {
      onSent();
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
      // Doesn't refetch the applications yet. Otherwise, the form, which stays visible for 1.5 s,
      // would say that the student has already applied.
      void queryClient.invalidateQueries({ queryKey: applicationsKey, refetchType: 'none' });
    },
  });
}
