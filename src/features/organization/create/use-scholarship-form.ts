import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { fill } from '#shared/text/fill.ts';
import { toast } from '#shared/ui/toast.ts';
import { publishedNotice } from '../published-notice-store.ts';

export interface ScholarshipSaving {
  readonly user: SessionUser;
  readonly mutation: UseMutationOptions<Scholarship, Error, ScholarshipWrite>;
  /** The published scholarship; without one, the form creates a new one. */
  readonly edited?: Scholarship;
}

/** What creating and editing a scholarship share (ORG-14): the draft, the sending, and the way back to the dashboard. */
export function useScholarshipForm({ user, mutation, edited }: ScholarshipSaving) {
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const [round, setRound] = useState(0);
  const [storage] = useState(() =>
    createDraftStorage({ name: 'scholarship-draft', userId: user.id, parts: edited ? [edited.id] : [] }),
  );
  const { mutateAsync } = useMutation(mutation);
  const isStillSending = useIsStillSending(mutation.mutationKey);
  const done = (text: string) => {
    if (!isStillHere()) return void toast.success(text);
    publishedNotice(user.id).write({ text });
    // Replaced, so that Back from the dashboard skips the sent form.
    void router.navigate({ to: '/organization/dashboard', replace: true });
  };
  const saved = edited ? '“{title}” is saved.' : '“{title}” is published.';
  const actions = {
    save: mutateAsync,
    onSaved: (title: string) => done(fill(saved, { title })),
    onDiscard: () => setRound((count) => count + 1),
  };
  return { round, isStillSending, done, form: { userId: user.id, storage, actions } };
}
