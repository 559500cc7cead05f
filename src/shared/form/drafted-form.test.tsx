import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createDraftStorage } from '../draft/draft-storage.ts';
import { memoryAreas } from '../store/memory-area.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { DraftedForm } from './drafted-form.tsx';
import { draftIsFields, useRestoredDraft } from './restored-draft.ts';
import { useDraftedForm } from './use-drafted-form.ts';

const schema = v.object({ note: v.string() });
const draft = createDraftStorage({
  name: 'contact-draft',
  userId: 'user_1',
  schema,
  isEmpty: ({ note }) => note === '',
  ...memoryAreas(),
});

function Form({ onDiscard }: { readonly onDiscard: () => void }) {
  const state = useDraftedForm({
    schema,
    opened: { note: '' },
    parts: { note: 'Note' },
    draft,
    restored: useRestoredDraft(draft),
    ...draftIsFields<{ note: string }>(),
    send: async () => undefined,
    failureOf: () => ({ text: null }),
    onSent: () => {},
    onDiscard,
  });
  return (
    <DraftedForm state={state} nextStep={() => null} submit="Send">
      <input {...state.form.register('note')} aria-label="Note" />
    </DraftedForm>
  );
}

function Page() {
  const [round, setRound] = useState(0);
  return (
    <main tabIndex={-1}>
      <Form key={round} onDiscard={() => setRound(round + 1)} />
    </main>
  );
}

it('[SAFE-04] [WCAG-2.4.3] a draft that is discarded leaves an empty form, and the focus to the page', async () => {
  draft.save({ note: 'Half a thought' });
  render(
    <AppTheme env="test">
      <Page />
    </AppTheme>,
  );
  expect(screen.getByRole('textbox')).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
});
