import type { MutationKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { type PublishedNotice, publishedNotice } from '../published-notice-store.ts';
import type { ScholarshipFields } from './scholarship-fields.ts';

export interface ScholarshipSaving {
  readonly user: SessionUser;
  readonly mutationKey: MutationKey | undefined;
  /**
   * Saves the scholarship. Rejects if the scholarship was not saved.
   * @returns the notice for the dashboard
   */
  readonly save: (fields: ScholarshipFields) => Promise<PublishedNotice>;
  /** The published scholarship that the form edits. If omitted, the form creates a new one. */
  readonly edited?: Scholarship;
}

/**
 * Manages the draft, the submission and the return to the dashboard, for the forms that create and
 * edit a scholarship (ORG-14).
 */
export function useScholarshipForm({ user, mutationKey, save, edited }: ScholarshipSaving) {
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const [round, setRound] = useState(0);
  const [storage] = useState(() =>
    createDraftStorage({ name: 'scholarship-draft', userId: user.id, parts: edited ? [edited.id] : [] }),
  );
  const isStillSending = useIsStillSending(mutationKey);
  const saved = useRef<PublishedNotice>({ text: '' });
  const done = (notice: PublishedNotice) => {
    if (!isStillHere()) return void toast.success(notice.text);
    publishedNotice(user.id).write(notice);
    // Replaces the history entry, so that Back from the dashboard skips the sent form.
    void router.navigate({ to: '/organization/dashboard', replace: true });
  };
  const actions = {
    save: async (fields: ScholarshipFields) => {
      saved.current = await save(fields);
    },
    onSaved: () => done(saved.current),
    onDiscard: () => setRound((count) => count + 1),
  };
  return { round, isStillSending, isStillHere, done, form: { storage, actions } };
}
