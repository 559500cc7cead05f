import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { signOutQuestion } from './drafts-question.ts';

/** Most visits end without a draft and never load it. */
const SignOutDialog = lazyPart(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** Shows the question that a sign-out asks (AUTH-07); nothing while there is none. */
export function SignOutQuestion() {
  const { answer } = useStore(signOutQuestion);
  if (answer === null) return null;
  return (
    <Suspense fallback={null}>
      <SignOutDialog onAnswer={answer} />
    </Suspense>
  );
}
