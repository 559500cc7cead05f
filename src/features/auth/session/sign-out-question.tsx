import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { signOutQuestion } from './drafts-question.ts';

/** Loaded on demand, because most visits end without a draft. */
const SignOutDialog = lazyRequired(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** Shows the question at sign-out (AUTH-07). Renders nothing if none is open. */
export function SignOutQuestion() {
  const { answer } = useStore(signOutQuestion);
  if (answer === null) return null;
  return (
    <Suspense fallback={null}>
      <SignOutDialog onAnswer={answer} />
    </Suspense>
  );
}
