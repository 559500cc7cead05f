import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import {
  attempts,
  complete,
  FIT,
  FIT_SHORT,
  fitField,
  NEED,
  NEED_SHORT,
  needField,
  open,
  other,
  refused,
  sendButton,
} from './form-test-kit.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

describe('the answers', () => {
  it('[APP-01] the application form has two answer fields, each with a counter, and an unchecked checkbox', async () => {
    open();
    expect(screen.getAllByText('0 of 2,500')).toHaveLength(2);
    await userEvent.click(needField());
    await userEvent.paste('a'.repeat(1204));
    await userEvent.type(fitField(), 'Marks');
    expect(screen.getByText('1,204 of 2,500')).toBeVisible();
    expect(screen.getByText('5 of 2,500')).toBeVisible();
    expect(other()).not.toBeChecked();
  });

  it('[APP-02] the application form limits answers to 2500 characters, whether typed, pasted or set by a script', async () => {
    open({ answers: { whyNeed: 'a'.repeat(2499) } });
    await userEvent.type(needField(), 'bcd');
    expect(needField()).toHaveValue(`${'a'.repeat(2499)}b`);
    await userEvent.click(fitField());
    await userEvent.paste('x'.repeat(3000));
    expect(fitField()).toHaveValue('x'.repeat(2500));
    expect(screen.getByText('Not everything you pasted fits. Characters left out: 500.')).toBeVisible();
    fireEvent.change(fitField(), { target: { value: `${'y'.repeat(2499)}🎓` } });
    expect(fitField()).toHaveValue('y'.repeat(2499));
    expect(screen.queryByText(/^Not everything you pasted fits/)).toBeNull();
  });

  it('[MINE-02] [SAFE-04] the application form shows an overlong answer from the draft in full, and the student cannot send the form until the answer is short enough', async () => {
    const { apply } = open({ answers: { whyNeed: 'a'.repeat(2502), whyFit: FIT } });
    const problem = (over: number) =>
      `Shorten “Why do you need this scholarship?” to 2,500 characters. Characters to remove: ${over}.`;
    await waitFor(() => expect(needField()).toHaveAccessibleDescription(expect.stringContaining(problem(2))));
    expect(needField()).toHaveValue('a'.repeat(2502));
    await userEvent.type(needField(), '{Backspace}');
    expect(needField()).toHaveValue('a'.repeat(2501));
    await waitFor(() => expect(needField()).toHaveAccessibleDescription(expect.stringContaining(problem(1))));
    await userEvent.click(sendButton());
    // The field is read-only while the form validates it.
    await waitFor(() => expect(needField()).not.toHaveAttribute('readonly'));
    expect(apply).not.toHaveBeenCalled();
    await userEvent.type(needField(), '{Backspace}');
    await waitFor(() => expect(needField()).toBeValid());
    await userEvent.click(sendButton());
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  });

  it('[APP-02] [WCAG-4.1.3] [WCAG-1.4.1] an application answer’s counter turns red above 90% of the limit and informs screen readers', async () => {
    open();
    const colour = (text: string) => getComputedStyle(screen.getByText(text)).color;
    fireEvent.change(needField(), { target: { value: 'a'.repeat(2250) } });
    const calm = colour('2,250 of 2,500');
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
    fireEvent.change(needField(), { target: { value: 'a'.repeat(2251) } });
    await waitFor(() => expect(colour('2,251 of 2,500')).toBe('rgb(179, 38, 30)'));
    expect(calm).not.toBe('rgb(179, 38, 30)');
    expect(screen.getByText('Fewer than 250 characters left.')).toHaveAttribute('aria-live', 'polite');
    fireEvent.change(needField(), { target: { value: 'a'.repeat(2500) } });
    expect(screen.getByText('You have reached the limit of 2,500 characters.')).toBeInTheDocument();
  });
});

describe('answers that are too short', () => {
  it('[APP-02] [APP-03] [WCAG-3.3.1] [WCAG-3.3.3] if answers are too short, the application form shows an error at each field and in a summary that receives focus, and sends nothing', async () => {
    const { apply } = open({ answers: { whyNeed: ` ${'a'.repeat(99)}  `, whyFit: 'b' } });
    await userEvent.click(sendButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(needField()).toHaveAccessibleDescription(expect.stringContaining(NEED_SHORT));
    expect(fitField()).toHaveAccessibleDescription(expect.stringContaining(FIT_SHORT));
    expect(needField()).toBeInvalid();
    await userEvent.click(within(summary).getByRole('link', { name: FIT_SHORT }));
    expect(fitField()).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: NEED_SHORT }));
    expect(needField()).toHaveFocus();
    expect(apply).not.toHaveBeenCalled();
  });

  it('[APP-03] the application form reports only the answer that is too short, and clears its error once the student lengthens the answer', async () => {
    const { apply } = open({ answers: { whyNeed: NEED } });
    await userEvent.click(sendButton());
    expect(await screen.findAllByText(FIT_SHORT)).toHaveLength(2);
    expect(screen.queryByText(NEED_SHORT)).not.toBeInTheDocument();
    await userEvent.click(fitField());
    await userEvent.paste(FIT);
    await waitFor(() => expect(fitField()).toBeValid());
    await userEvent.click(sendButton());
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  });
});

describe('sending', () => {
  it('[APP-06] a student can complete the application form with the keyboard, and the form sends the trimmed answers and the checkbox’s value', async () => {
    const { apply } = open();
    await userEvent.tab();
    await userEvent.paste(` ${NEED}`);
    await userEvent.tab();
    await userEvent.paste(FIT);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
    expect(apply).toHaveBeenCalledWith({ whyNeed: NEED.trim(), whyFit: FIT.trim(), otherScholarships: true });
  });

  it('[APP-13] if a student presses ‘Send application’ several times, the form sends one application and the button keeps focus', async () => {
    let answer = () => {};
    const { apply } = open({
      answers: complete,
      apply: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    });
    sendButton().focus();
    fireEvent.click(sendButton());
    fireEvent.click(sendButton());
    await screen.findByRole('button', { name: 'Sending…' });
    await userEvent.click(sendButton());
    await userEvent.keyboard('{Enter}');
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(needField()).toHaveAttribute('readonly');
    expect(apply).toHaveBeenCalledOnce();
    await act(async () => answer());
    fireEvent.click(sendButton());
    expect(apply).toHaveBeenCalledOnce();
  });

  it('[APP-13] pressing Enter on the application form’s checkbox neither sends the form nor toggles the checkbox', async () => {
    const { apply } = open({ answers: complete });
    other().focus();
    await userEvent.keyboard('{Enter}');
    expect(other()).toHaveFocus();
    expect(other()).not.toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.click(sendButton());
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
    expect(apply).toHaveBeenCalledWith(expect.objectContaining({ otherScholarships: true }));
  });

  it('[APP-13] [WCAG-2.4.3] the application form’s checkbox keeps focus and cannot be changed while the form is being sent', async () => {
    open({ answers: complete, apply: () => new Promise(() => {}) });
    other().focus();
    fireEvent.click(sendButton());
    await screen.findByRole('button', { name: 'Sending…' });
    // Browsers blur a disabled control on the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(other()).toHaveFocus();
    await userEvent.click(other());
    expect(other()).not.toBeChecked();
  });

  it('[APP-07] a sent application form disables its fields, shows a confirmation, and redirects after 1.5 s', async () => {
    vi.useFakeTimers();
    const { onDone, draft } = open({ answers: complete });
    fireEvent.click(sendButton());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/Your application has been sent/).closest('[role=status]')).toHaveFocus();
    for (const field of [needField(), fitField(), other()]) expect(field).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(draft.read()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(onDone).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('[APP-07] leaving a sent application form cancels the redirect and saves no new draft', async () => {
    vi.useFakeTimers();
    const { onDone, unmount, draft } = open({ answers: complete });
    fireEvent.click(sendButton());
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onDone).not.toHaveBeenCalled();
    expect(draft.read()).toBeNull();
  });
});

describe('a refusal', () => {
  it('[APP-11] [APP-13] after a refusal, the application form shows the server’s message as plain text, and the student can send the form again', async () => {
    const { apply, draft } = open({
      answers: { ...complete, otherScholarships: true },
      apply: attempts(refused(422, { message: 'Paused until 9 < 10 &amp; Monday.' })),
    });
    await userEvent.click(sendButton());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Paused until 9 < 10 &amp; Monday.')).toBeVisible();
    expect(summary).toHaveFocus();
    expect([needField().value, fitField().value, other().checked]).toEqual([NEED, FIT, true]);
    expect(needField()).toBeEnabled();
    expect(draft.read()).toMatchObject(complete);
    await userEvent.click(sendButton());
    await screen.findByText(/Your application has been sent/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(apply.mock.calls[1]).toEqual(apply.mock.calls[0]);
    expect(apply.mock.calls[1]?.[0].otherScholarships).toBe(true);
  });

  it('[APP-10] the application form links to sign-in after a 401, and to ‘My applications’ and the scholarship list after a 409', async () => {
    open({ answers: complete, apply: attempts(refused(401), refused(409)) });
    await userEvent.click(sendButton());
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fhere',
    );
    await userEvent.click(sendButton());
    expect(await screen.findByRole('link', { name: 'Browse scholarships' })).toHaveAttribute(
      'href',
      '/scholarship',
    );
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
      'href',
      '/student/applications',
    );
  });

  it('[APP-12] after a lost response, the application form says whether the application arrived, or that the site couldn’t check', async () => {
    const unclear = (delivery: 'unknown' | 'not-delivered') =>
      unconfirmedCall('applications.create', delivery);
    const send = attempts(unclear('unknown'), unclear('not-delivered'), refused(409));
    open({ answers: complete, apply: send });
    await userEvent.click(sendButton());
    await screen.findByText(/couldn’t check .* safely send it again/);
    expect(screen.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
    await userEvent.click(sendButton());
    await screen.findByText(/hasn’t arrived\. You can safely send it again/);
    await userEvent.click(sendButton());
    await screen.findByText('You have already applied for this scholarship.');
    expect(screen.getByText(/your application has arrived/)).toBeVisible();
  });

  it('[APP-12] [OUT-07] the application form shows the network error while offline, and sends one application after reconnecting', async () => {
    onlineManager.setOnline(false);
    const { apply } = open({ answers: complete });
    await userEvent.click(sendButton());
    const text = 'Network error. Please check your internet connection and try again.';
    const note = await screen.findByText(text, { selector: '[role=status] *' });
    expect(note).toBeVisible();
    expect(screen.getByText(/^What you typed is safe\. We’ll send it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting for a connection…' })).toBeVisible();
    expect(needField()).toHaveValue(NEED);
    expect(apply).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(/Your application has been sent/)).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('[APP-12] [OUT-07] a student can cancel and edit an application that is waiting for a connection', async () => {
    onlineManager.setOnline(false);
    const { apply } = open({ answers: complete });
    await userEvent.click(sendButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/^Network error/)).toBeNull());
    act(() => onlineManager.setOnline(true));
    await userEvent.type(needField(), '!');
    expect(needField()).toHaveValue(`${NEED}!`);
    expect(apply).not.toHaveBeenCalled();
  });

  it('[APP-12] [SAFE-04] the application form shows an error and keeps the answer if sending throws an exception', async () => {
    open({ answers: complete, apply: () => Promise.reject(new Error('a fault')) });
    await userEvent.click(sendButton());
    await screen.findByText('An unexpected error occurred. Please try again later.');
    expect(needField()).toHaveValue(NEED);
  });
});
