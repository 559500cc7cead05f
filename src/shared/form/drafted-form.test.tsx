import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createDraftStorage } from '../draft/draft-storage.ts';
import { memoryAreas } from '../store/memory-area.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import ToastHost from '../ui/toast-host.tsx';
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

interface FormProps {
  readonly onDiscard: () => void;
  readonly send?: () => Promise<readonly string[] | undefined>;
}

function Form({ onDiscard, send = async () => undefined }: FormProps) {
  const state = useDraftedForm({
    schema,
    opened: { note: '' },
    parts: { note: 'Note' },
    draft,
    restored: useRestoredDraft(draft),
    ...draftIsFields<{ note: string }>(),
    send,
    failureOf: () => ({ text: 'It was refused.', fields: new Map([['note', 'Too short.']] as const) }),
    onSent: () => {},
    onDiscard,
  });
  return (
    <DraftedForm state={state} nextStep={() => null} submit="Send">
      <input {...state.form.register('note')} aria-label="Note" />
    </DraftedForm>
  );
}

function Site({ children }: { readonly children: ReactNode }) {
  return (
    <AppTheme env="test">
      {children}
      <ToastHost />
    </AppTheme>
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

it('[SAFE-04] says in a toast why it was not sent, to a person who has left the form', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { rerender } = render(<Form onDiscard={() => {}} send={() => answer.promise} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(<p>Another page</p>);
  answer.reject(new Error('Refused'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was refused. Note: Too short.');
});

it('[SAFE-04] says in a toast what was not accepted, to a person who has left the form', async () => {
  const answer = Promise.withResolvers<readonly string[]>();
  const { rerender } = render(<Form onDiscard={() => {}} send={() => answer.promise} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(<p>Another page</p>);
  answer.resolve(['note']);
  const toast = 'Your profile is saved, except for this: Note was not changed: the server did not accept it.';
  await waitFor(() => expect(screen.getByText(toast)).toBeVisible());
});

it('says why it was not sent in the form alone while that is on the screen', async () => {
  render(<Form onDiscard={() => {}} send={() => Promise.reject(new Error('Refused'))} />, { wrapper: Site });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Note: Too short.' })).toBeVisible();
  expect(screen.getAllByText('It was refused.')).toHaveLength(1);
});
