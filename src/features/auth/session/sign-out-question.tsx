import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { signOutQuestion } from './drafts-question.ts';

/** Loaded on demand, because most visits end without a draft. */
const SignOutDialog = lazyRequired(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** Shows the dialog while sign-out asks about drafts (AUTH-07). */
export function SignOutQuestion() {
  const { answer } = useStore(signOutQuestion);
  if (answer === null) return null;
  return (
    <Suspense fallback={null}>
      <SignOutDialog onAnswer={answer} />
    </Suspense>
  );
}
