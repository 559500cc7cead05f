import { notifications } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusedCall } from '../api/failed-call.test-utils.ts';
import { createDraftStorage } from '../draft/draft-storage.ts';
import { FakeSite } from '../router/fake-site.test-utils.tsx';
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

beforeEach(() => draft.forget());
afterEach(() => {
  act(() => notifications.clean());
  onlineManager.setOnline(true);
});

interface FormProps {
  readonly onDiscard: () => void;
  readonly send?: () => Promise<void>;
}

function Form({ onDiscard, send = async () => {} }: FormProps) {
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
    <FakeSite>
      <AppTheme env="test">
        {children}
        <ToastHost />
      </AppTheme>
    </FakeSite>
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
  render(<Page />, { wrapper: Site });
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

it('says why it was not sent in the form alone while that is on the screen', async () => {
  render(<Form onDiscard={() => {}} send={() => Promise.reject(new Error('Refused'))} />, { wrapper: Site });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Note: Too short.' })).toBeVisible();
  expect(screen.getAllByText('It was refused.')).toHaveLength(1);
});

const goOnline = (isOnline: boolean) => void act(() => onlineManager.setOnline(isOnline));

/** The form, filled in and sent without a connection. */
async function sendOffline() {
  const send = vi.fn(async () => undefined);
  const view = render(<Form onDiscard={() => {}} send={send} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  goOnline(false);
  expect(screen.getByText('You are offline. What you type is saved on this device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Waiting for a connection…' });
  return { ...view, send };
}

it('[OUT-07] a form that is sent offline waits, and is sent once when the connection is back', async () => {
  const { send } = await sendOffline();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for a connection…' }));
  goOnline(true);
  await waitFor(() => expect(draft.read()).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'A thought' });
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

it('[OUT-07] [WCAG-2.4.3] a form that waits for a connection is not sent once that is cancelled, and can be changed and sent again', async () => {
  const { send } = await sendOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), ' more');
  goOnline(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(draft.read()).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'A thought more' });
});

it('[OUT-07] [SAFE-04] a form that is left while it waits for a connection is not sent, and its draft stays', async () => {
  const { send, rerender } = await sendOffline();
  rerender(<p>Another page</p>);
  goOnline(true);
  // What is sent afterwards would come after it.
  rerender(<Form onDiscard={() => {}} send={send} />);
  expect(await screen.findByRole('textbox')).toHaveValue('A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(draft.read()).toBeNull());
  expect(send).toHaveBeenCalledOnce();
});

it('[OUT-05] a form that is left while its server is busy is not sent again, and a toast says why', async () => {
  const send = vi.fn(() => Promise.reject(refusedCall('users.byId', 503)));
  const { rerender } = render(<Form onDiscard={() => {}} send={send} />, { wrapper: Site });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
  rerender(<p>Another page</p>);
  expect(await screen.findByRole('alert')).toHaveTextContent('It was refused. Note: Too short.');
  expect(send).toHaveBeenCalledOnce();
});
