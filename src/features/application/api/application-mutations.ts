import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NewApplication } from '#contract/schemas/application.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { applicationsKey } from '#shared/applications/own-applications-query.ts';
import { sendApplication } from './send-application.ts';

export interface SendApplicationOptions {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** Called when the application has arrived, also when the form is not on the screen any more. */
  readonly onSent: () => void;
}

/**
 * Sends an application (APP-06). It is never sent twice by itself (WIRE-04), and once it has arrived, the
 * scholarships' counts and the student's own list are read anew.
 */
export function sendApplicationMutation({ api, queryClient, onSent }: SendApplicationOptions) {
  return mutationOptions({
    mutationKey: ['applications', 'create'],
    mutationFn: (application: NewApplication) => sendApplication(api, application),
    retry: false,
    // Offline, a call has to fail at once and say so, not wait unseen until the line is back.
    networkMode: 'always',
    onSuccess: (outcome) => {
      if (outcome.kind !== 'sent') return;
      onSent();
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
      // The form is still on the screen for a moment, and must not learn that it has 'already applied'.
      void queryClient.invalidateQueries({ queryKey: applicationsKey, refetchType: 'none' });
    },
  });
}
