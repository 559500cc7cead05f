import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFakeEmail } from '#shared/email/fake-email.test-utils.ts';
import type { EmailFailure } from '#shared/ports/email.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { messageDraftStorage } from './message-draft.ts';
import { messageLabels } from './message-fields.ts';
import { MessageForm } from './message-form.tsx';
import type { MessageSearch } from './message-search.ts';
import { sendMessage } from './send-message-mutation.ts';
import type { Writer } from './use-message-form.ts';

const asha: Writer = { id: 'user_asha', name: 'Asha Sharma', email: 'asha@students.example' };
const ravi: Writer = { id: 'user_ravi', name: 'ravi@students.example', email: 'ravi@students.example' };
const complete = {
  name: 'Asha Sharma',
  email: 'asha@students.example',
  subject: 'My application',
  message: 'Has it arrived?\nIt was for engineering.',
};

/** A device whose storage outlives the form. Each email stays pending until the test settles it. */
function createDevice() {
  const email = createFakeEmail({ hold: true });
  const calls = { onSent: vi.fn(), onFailed: vi.fn(), onDiscard: vi.fn() };
  let writer: Writer | null = null;
  const draft = messageDraftStorage({
    owner: () => writer?.id ?? null,
    ...memoryAreas(),
    now: () => Date.UTC(2026, 10, 21, 6),
  });
  const form = (given: MessageSearch = {}) => (
    <AppTheme>
      <MessageForm
        writer={writer}
        given={given}
        storage={draft}
        actions={{ send: (message) => sendMessage(email, message), ...calls }}
      />
    </AppTheme>
  );
  return {
    email,
    draft,
    ...calls,
    be: (next: Writer | null) => {
      writer = next;
    },
    open: (given?: MessageSearch) => render(form(given), { wrapper: FakeSite }),
    form,
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: /^(?:Send message|Sending…)$/ });
const alert = () => screen.findByRole('alert');
const values = () => ({
  name: field('Your name').value,
  email: field('Email address').value,
  subject: field('Subject').value,
  message: field('Message').value,
});

async function fillIn(changes: Partial<typeof complete> = {}) {
  const { name, email, subject, message } = { ...complete, ...changes };
  await userEvent.type(field('Your name'), name);
  await userEvent.type(field('Email address'), email);
  await userEvent.type(field('Subject'), subject);
  await userEvent.type(field('Message'), message);
}

describe('the contact form', () => {
  it('[CON-01] the contact form lists missing fields in a summary with links, and does not send the message', async () => {
    const { open, email } = createDevice();
    open();
    await userEvent.click(send());
    const summary = await alert();
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name.', 'Enter your email address.', 'Enter a subject.', 'Write your message.']);
    for (const name of ['Your name', 'Email address', 'Subject', 'Message']) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAttribute('aria-required', 'true');
    }
    await userEvent.click(within(summary).getByRole('link', { name: 'Write your message.' }));
    expect(field('Message')).toHaveFocus();
    expect(email.sends).toHaveLength(0);
  });

  it('[CON-01] the contact form shows the error for an invalid email address on the email field', async () => {
    const { open, email } = createDevice();
    open();
    await fillIn({ email: 'asha@students' });
    await userEvent.click(send());
    await alert();
    expect(field('Email address')).toHaveAccessibleDescription(
      /Enter an email address like name@example\.com\./,
    );
    expect(field('Your name')).toBeValid();
    expect(email.sends).toHaveLength(0);
  });

  it('[CON-01] the contact form removes a mailto prefix and stray characters from an email address', async () => {
    const { open, email } = createDevice();
    open();
    await fillIn({ email: 'mailto:asha@students.example,\u200b' });
    await userEvent.click(send());
    await waitFor(() => expect(email.sends[0]?.message).toEqual(complete));
  });

  it('[CON-01] the contact form’s name and email fields support autofill, and the email field has the type email', () => {
    createDevice().open();
    expect(field('Your name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email address')).toHaveAttribute('autocomplete', 'email');
    expect(field('Email address')).toHaveAttribute('type', 'email');
  });

  it('[CON-02] a double click on ‘Send message’ sends the message once and deletes the draft', async () => {
    const { open, email, onSent, onFailed, draft } = createDevice();
    open();
    await fillIn({ name: ' Asha Sharma ' });
    await userEvent.dblClick(send());
    await waitFor(() => expect(email.sends).toHaveLength(1));
    expect(send()).toHaveTextContent('Sending…');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(field('Message')).toHaveAttribute('readonly');
    expect(onSent).not.toHaveBeenCalled();
    email.sends[0]?.finish();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    await userEvent.click(send());
    expect(email.sends.map(({ message }) => message)).toEqual([complete]);
    expect(onFailed).not.toHaveBeenCalled();
    expect(draft.read()).toBeNull();
  });

  it.each<[EmailFailure, RegExp]>([
    [{ kind: 'refused', status: 400, text: 'Visit the dashboard' }, /refused the message \(400\)/],
    [{ kind: 'network' }, /connection dropped/],
  ])(
    '[CON-02] [SAFE-04] if sending a message fails, the contact form keeps the message and shows the reason for the failure: %o',
    async (failure, why) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { open, email, onSent, onFailed } = createDevice();
      const { unmount } = open();
      await fillIn();
      await userEvent.click(send());
      await waitFor(() => expect(email.sends).toHaveLength(1));
      email.sends[0]?.fail(failure);
      const box = await alert();
      await waitFor(() => expect(box).toHaveFocus());
      expect(within(box).getByText('Failed to send message.')).toBeVisible();
      expect(box).toHaveTextContent(why);
      expect(within(box).getByRole('link', { name: '+91 80 5550 0142' })).toHaveAttribute(
        'href',
        'tel:+918055500142',
      );
      const mail =
        within(box)
          .getByRole('link', { name: /own email app/ })
          .getAttribute('href') ?? '';
      expect(new URL(mail).searchParams.get('body')).toBe(complete.message.replace('\n', '\r\n'));
      expect(onFailed).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ text: 'Failed to send message.' }),
      );
      expect(onSent).not.toHaveBeenCalled();
      expect(values()).toEqual(complete);
      // The service's own message is for developers. `sendMessage` logs it, and the form hides it.
      expect(box).not.toHaveTextContent('dashboard');
      expect(warn.mock.calls.flat().includes('Visit the dashboard')).toBe(failure.kind === 'refused');

      unmount();
      open();
      expect(values()).toEqual(complete);
      await userEvent.click(send());
      await waitFor(() => expect(email.sends).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      email.sends[1]?.finish();
      await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
      warn.mockRestore();
    },
  );
});

describe('the draft of a message', () => {
  it('[SAFE-04] the contact form restores its draft when it opens again, and lets the user discard the draft', async () => {
    const { open, draft, onDiscard } = createDevice();
    const { unmount } = open();
    await userEvent.type(field('Subject'), 'My appl');
    expect(await screen.findByText('Draft saved in this tab')).toBeVisible();
    await userEvent.type(field('Message'), 'x');
    unmount();
    open();
    expect(values()).toMatchObject({ subject: 'My appl', message: 'x' });
    expect(screen.getByText(/Your unsaved changes from 21 November/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
  });
});

describe('the sender of a message', () => {
  it('the contact form fills in the account’s name and email address once the session has loaded', () => {
    const { open, form, be } = createDevice();
    const { rerender } = open();
    expect(values().name).toBe('');
    be(asha);
    rerender(form());
    expect(values()).toEqual({ ...complete, subject: '', message: '' });
  });

  it('the contact form leaves the name empty if the account’s name is only an email address', () => {
    const { open, be } = createDevice();
    be(ravi);
    open();
    expect(values()).toMatchObject({ name: '', email: 'ravi@students.example' });
  });

  it('[SAFE-04] the contact form keeps text typed before the session has loaded', async () => {
    const { open, form, be } = createDevice();
    const { rerender } = open();
    await userEvent.type(field('Your name'), 'Asha’s mother');
    be(asha);
    rerender(form());
    expect(values()).toMatchObject({ name: 'Asha’s mother', email: '' });
    expect(field('Your name')).toHaveFocus();
  });

  it('[SAFE-04] the contact form restores an earlier draft once the session has loaded', () => {
    const { open, form, be, draft } = createDevice();
    be(asha);
    draft.save(complete);
    be(null);
    const { rerender } = open();
    expect(values().message).toBe('');
    be(asha);
    rerender(form());
    expect(values()).toEqual(complete);
    expect(screen.getByText(/are back/)).toBeVisible();
  });

  it('[SAFE-04] once the session has loaded, an earlier draft fills in the contact form’s empty fields', async () => {
    const { open, form, be, draft } = createDevice();
    be(asha);
    draft.save(complete);
    be(null);
    const { rerender, unmount } = open();
    await userEvent.type(field('Your name'), 'Asha');
    be(asha);
    rerender(form());
    const both = { ...complete, name: 'Asha' };
    await waitFor(() => expect(values()).toEqual(both));
    expect(screen.getByText(/are back/)).toBeVisible();
    unmount();
    expect(draft.read()).toEqual(both);
  });

  it('[AUTH-07] the contact form shows the next user nothing that the previous user typed', async () => {
    const { open, form, be } = createDevice();
    be(asha);
    const { rerender } = open();
    await userEvent.type(field('Message'), 'Has it arrived?');
    await userEvent.tab();
    be(ravi);
    rerender(form());
    expect(values()).toEqual({ name: '', email: 'ravi@students.example', subject: '', message: '' });
  });
});

it('[CON-01] the contact form has a control for every field of a message', () => {
  createDevice().open();
  for (const label of Object.values(messageLabels)) {
    const control = screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    expect(control).toBeVisible();
  }
});

it('[CON-05] a link to the contact form fills in the subject and message, but a draft takes precedence', () => {
  const { draft, open } = createDevice();
  const given = { subject: 'Report: A library', message: 'I want to report this page.' };
  const { unmount } = open(given);
  expect(values()).toMatchObject({ name: '', ...given });
  unmount();
  draft.save({ message: 'Typed before.' });
  open(given);
  expect(values()).toMatchObject({ subject: given.subject, message: 'Typed before.' });
});
