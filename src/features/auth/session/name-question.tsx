import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { nameQuestion } from './ask-name.ts';

/** Loaded on demand, because most accounts have a name. */
const NameDialog = lazyRequired(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));

/** Shows the name dialog while a write is waiting for the user's name. */
export function NameQuestion() {
  const { question } = useStore(nameQuestion);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <NameDialog onSave={question.save} onClose={question.close} />
    </Suspense>
  );
}
