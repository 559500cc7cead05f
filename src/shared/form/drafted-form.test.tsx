import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '#shared/ui/feedback/toast.ts';
import ToastHost from '#shared/ui/feedback/toast-host.tsx';
import { SessionOverError } from '../api/api-error.ts';
import { refusedCall } from '../api/failed-call.test-utils.ts';
import { createDraftStorage } from '../draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '../draft/use-draft.ts';
import { FakeSite } from '../router/fake-site.test-utils.tsx';
import { memoryAreas } from '../store/memory-area.test-utils.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { DraftedForm } from './drafted-form.tsx';
import { useSubmission } from './use-submission.ts';

const opened = { note: '' };
const storage = createDraftStorage({ name: 'contact-draft', userId: 'user_1', ...memoryAreas() });

beforeEach(() => storage.forget());
afterEach(() => {
  onlineManager.setOnline(true);
});

interface FormProps {
  readonly onDiscard: () => void;
  readonly send?: () => Promise<void>;
}

function Form({ onDiscard, send = async () => {} }: FormProps) {
  const restored = useRestoredDraft(storage, opened);
  const form = useForm({ defaultValues: restored.values });
  const submission = useSubmission(form, {
    labels: { note: 'Note' },
    limits: { note: 40 },
    draft: useDraft(form, { storage, opened }),
    save: send,
    failureOf: () => ({ text: 'It was refused.', fields: new Map([['note', 'Too short.']]) }),
  });
  return (
    <DraftedForm
      submission={submission}
      nextStep={() => null}
      submit="Send"
      restoredAt={restored.savedAt}
      onDiscard={onDiscard}
    >
      <input {...form.register('note')} aria-label="Note" />
    </DraftedForm>
  );
}

function Site({ children }: { readonly children: ReactNode }) {
  return (
    <FakeSite>
      <AppTheme>
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

it('[SAFE-04] [WCAG-2.4.3] discarding a restored draft empties the form and moves the focus to the main element', async () => {
  storage.save({ note: 'Half a thought' });
  render(<Page />, { wrapper: Site });
  expect(screen.getByRole('textbox')).toHaveValue('Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('[SAFE-04] a submission that fails after the user has left the form shows a toast with the reason', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { rerender } = render(<Form onDiscard={() => {}} send={() => answer.promise} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(<p>Another page</p>);
  answer.reject(new Error('Refused'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was refused. Note: Too short.');
});

it('[AUTH-07] a submission that fails after the user has left the form and signed out shows no toast', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { rerender } = render(<Form onDiscard={() => {}} send={() => answer.promise} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(<p>Another page</p>);
  answer.reject(new SessionOverError('applications.create'));
  await expect(answer.promise).rejects.toBeInstanceOf(SessionOverError);
  // If the form had shown a toast, the page would now show two toasts.
  await act(() => toast.error('For the next person.'));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('For the next person.');
});

it('if a submission fails while its form is on screen, the form shows the reason once, without a toast', async () => {
  render(<Form onDiscard={() => {}} send={() => Promise.reject(new Error('Refused'))} />, { wrapper: Site });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Note: Too short.' })).toBeVisible();
  expect(screen.getAllByText('It was refused.')).toHaveLength(1);
});

const goOnline = (isOnline: boolean) => void act(() => onlineManager.setOnline(isOnline));

/** Fills in the form, and presses 'Send' while the browser is offline. */
async function sendOffline() {
  const send = vi.fn(async () => undefined);
  const view = render(<Form onDiscard={() => {}} send={send} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox'), 'A thought');
  goOnline(false);
  expect(screen.getByText('You’re offline. What you type is saved on this device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Waiting for a connection…' });
  return { ...view, send };
}

it('[OUT-07] a form submitted offline is sent exactly once, as soon as the connection is back', async () => {
  const { send } = await sendOffline();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for a connection…' }));
  goOnline(true);
  await waitFor(() => expect(storage.read()).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'A thought' });
  expect(screen.queryByText(/^You’re offline/)).toBeNull();
});

it('[OUT-07] [WCAG-2.4.3] cancelling a form’s wait for a connection sends nothing, and the user can edit and resubmit the form', async () => {
  const { send } = await sendOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox'), ' more');
  goOnline(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(storage.read()).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'A thought more' });
});

it('[OUT-07] [SAFE-04] if the user leaves a form that is waiting for a connection, the form sends nothing and keeps the draft', async () => {
  const { send, rerender } = await sendOffline();
  rerender(<p>Another page</p>);
  goOnline(true);
  // If the first form still sent its fields, `send` would be called twice.
  rerender(<Form onDiscard={() => {}} send={send} />);
  expect(await screen.findByRole('textbox')).toHaveValue('A thought');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(storage.read()).toBeNull());
  expect(send).toHaveBeenCalledOnce();
});

it('[OUT-05] leaving a form while the server is busy stops the retries, and a toast says why the form was not sent', async () => {
  const send = vi.fn(() => Promise.reject(refusedCall('users.byId', 503)));
  const { rerender } = render(<Form onDiscard={() => {}} send={send} />, { wrapper: Site });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
  rerender(<p>Another page</p>);
  expect(await screen.findByRole('alert')).toHaveTextContent('It was refused. Note: Too short.');
  expect(send).toHaveBeenCalledOnce();
});

/** A form with several kinds of field, for testing the Enter key in each. */
function LongForm({ send }: { readonly send: () => Promise<void> }) {
  const form = useForm({ defaultValues: { title: '', about: '', end: '', agreed: false } });
  const submission = useSubmission(form, {
    labels: {},
    limits: {},
    draft: { status: 'saved', flush: () => {}, forget: () => {} },
    save: send,
    failureOf: () => ({ text: 'It was refused.' }),
  });
  return (
    <DraftedForm submission={submission} nextStep={() => null} submit="Send">
      <input {...form.register('title')} aria-label="Title" />
      <button type="button">Help</button>
      <textarea {...form.register('about')} aria-label="About" />
      <input {...form.register('end')} aria-label="End" type="datetime-local" />
      <input {...form.register('agreed')} aria-label="I agree" type="checkbox" />
    </DraftedForm>
  );
}

it('[SAFE-04] pressing Enter in a single-line field moves the focus to the next field without sending the form, and does nothing in the last field', async () => {
  const send = vi.fn(async () => {});
  render(<LongForm send={send} />, { wrapper: Site });
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Half a ti{Enter}');
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveFocus();
  await userEvent.keyboard('One line{Enter}another');
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('One line\nanother');
  screen.getByLabelText('End').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Send' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('[SAFE-04] pressing Enter to end an IME composition leaves the focus in the field', async () => {
  render(<LongForm send={async () => {}} />, { wrapper: Site });
  const title = screen.getByRole('textbox', { name: 'Title' });
  title.focus();
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true });
  expect(title).toHaveFocus();
});
