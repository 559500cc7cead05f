import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import type { Application } from '#contract/schemas/application.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import { applicationDraftStorage } from '../application-draft.ts';
import { applicationsKey } from '../application-queries.ts';
import { cutAnswer } from '../form/answers.ts';
import { splitReason } from '../reason.ts';

/** An application that its student takes back, to correct it or for good. */
export interface Withdrawal {
  readonly application: Application;
  readonly scholarshipId: string;
  readonly corrects: boolean;
}

export interface WithdrawOptions {
  readonly studentId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/**
 * Withdraws an application (MINE-02). One that is corrected becomes a draft first: whatever happens to the call, no
 * word is lost, and there are never two. One that is gone already counts as withdrawn.
 */
export function withdrawMutation({ studentId, api, queryClient }: WithdrawOptions) {
  return mutationOptions({
    mutationKey: ['applications', 'withdraw'],
    mutationFn: async ({ application, scholarshipId, corrects }: Withdrawal) => {
      if (corrects) keepAnswers(studentId, scholarshipId, application);
      const params = { id: application.id };
      await api.call('applications.delete', { as: studentId, params }).catch(nullIfMissing);
    },
    // Also after a failure, which may have reached the server.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
      return queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}

/** Keeps the sent answers as a draft, or whole ones that were written since. @throws Error where none can be kept */
function keepAnswers(userId: string, scholarshipId: string, sent: Application) {
  const storage = applicationDraftStorage({ userId, scholarshipId });
  const isNewer = (storage.savedAt() ?? 0) > Date.parse(sent.createdAt ?? '');
  const draft = isNewer ? storage.read() : null;
  const reason = sent.scholarshipReason ?? '';
  const whole = cutAnswer(reason);
  const { need, fit } = splitReason(reason) ?? { need: whole, fit: reason.slice(whole.length) };
  const newest = (written: unknown, answer: string) =>
    typeof written === 'string' && written.trim().length >= ANSWER_MIN_LENGTH ? written : answer;
  const [whyNeed, whyFit] = [newest(draft?.whyNeed, need), newest(draft?.whyFit, fit)];
  const otherScholarships = sent.otherScholarships ?? false;
  if (!storage.save({ whyNeed, whyFit, otherScholarships })) throw new Error('This device keeps no draft.');
}
