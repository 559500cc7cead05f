import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { UnconfirmedError } from '#shared/api/create-once.ts';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { attempts, complete, needField, open, refused, sendButton } from './form-test-kit.tsx';
import { WaitingNextStep } from './waiting-next-step.tsx';

const NOW = Date.parse('2026-11-22T12:00:00Z');

const dropped = new ApiError('applications.create', { kind: 'network' });
const offer = () => screen.queryByRole('button', { name: 'Send when I am online' });
const busy = (retryAfterMs?: number) =>
  new ApiError('applications.create', {
    kind: 'http',
    status: 503,
    message: 'Come back later.',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
const later = (isStored = true) => ({ keep: vi.fn(() => isStored) });

describe('a form whose connection drops', () => {
  it.each([
    ['was looked up and has not arrived', 'not-delivered', false],
    ['could not be looked up', 'unknown', true],
  ] as const)('[OUT-01] offers to wait, once the person chooses it: %s', async (_, delivery, isDoubtful) => {
    const keeping = later();
    const { draft } = open({
      answers: complete,
      send: attempts(new UnconfirmedError(dropped, delivery)),
      later: keeping,
    });
    expect(offer()).toBeNull();
    await userEvent.click(sendButton());
    expect(await screen.findByText(/^Network error\./)).toBeVisible();
    expect(keeping.keep).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Send when I am online' }));
    await waitFor(() =>
      expect(keeping.keep).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ whyNeed: complete.whyNeed.trim() }),
        isDoubtful,
      ),
    );
    expect(draft.read()).toBeNull();
  });

  it('[OUT-01] offers nothing after a refusal', async () => {
    open({ answers: complete, send: attempts(refused(409)), later: later() });
    await userEvent.click(sendButton());
    expect(await screen.findByText('You have already applied for this scholarship.')).toBeVisible();
    expect(offer()).toBeNull();
  });

  it('[OUT-02] says so where this device cannot store it, and keeps the answers in the form', async () => {
    open({
      answers: complete,
      send: attempts(new UnconfirmedError(dropped, 'unknown')),
      later: later(false),
    });
    await userEvent.click(sendButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Send when I am online' }));
    expect(await screen.findByText(/^This device cannot keep it for later\./)).toBeVisible();
    expect(needField()).toHaveValue(complete.whyNeed);
  });
});

describe('an application that waited and was refused', () => {
  it.each([
    ['before', 'be sent again', null, /edit them and send them again/],
    ['after', 'not be sent any more', NOW, /the deadline has passed: withdraw them/],
  ] as const)('[OUT-03] %s the deadline it can %s', (_, __, deadline, words) => {
    render(<WaitingNextStep entry={{ state: 'refused', deadline }} now={NOW} />, { wrapper: FakeRouter });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'browse scholarships' })).toBeVisible();
  });
});

describe('a form whose server is busy', () => {
  /** The region was there before its text: otherwise it would not be announced. */
  async function announced(text: RegExp) {
    const regions = screen.getAllByRole('status');
    await waitFor(() => expect(regions.some(({ textContent }) => text.test(textContent ?? ''))).toBe(true));
  }

  it('[OUT-05] [APP-11] says what the server said together with the countdown', async () => {
    open({ answers: complete, send: attempts(busy()), later: later() });
    await userEvent.click(sendButton());
    await announced(/^Come back later\..*we try again in 2[0-5] seconds/);
  });

  it('[OUT-05] waits with its text in place, and is sent when the person wants to try at once', async () => {
    const { send } = open({ answers: complete, send: attempts(busy(), busy(), null), later: later() });
    await userEvent.click(sendButton());
    await announced(
      /Many people are applying right now\. Your place in the form is safe; we try again in 2[0-5] seconds\./,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(needField()).toHaveValue(complete.whyNeed);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await announced(/we try again in (?:4\d|50) seconds/);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(/^Your application has been sent\./)).toBeVisible();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('[OUT-05] tries again automatically when the time is over', async () => {
    open({ answers: complete, send: attempts(busy(1000), null), later: later() });
    await userEvent.click(sendButton());
    expect(
      await screen.findByText(/^Your application has been sent\./, undefined, { timeout: 5000 }),
    ).toBeVisible();
  });

  it('[OUT-05] [APP-11] says what the server said when the person stops', async () => {
    const { send } = open({ answers: complete, send: attempts(busy()), later: later() });
    await userEvent.click(sendButton());
    await announced(/we try again in 2[0-5] seconds/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
    expect(await screen.findByText('Come back later.')).toBeVisible();
    expect(needField()).toHaveValue(complete.whyNeed);
    expect(send).toHaveBeenCalledOnce();
  });

  it('[OUT-05] says when, where the server asks for a long time', async () => {
    open({ answers: complete, send: attempts(busy(3_600_000)), later: later() });
    await userEvent.click(sendButton());
    await announced(/we try again at \d/);
  });

  it('[OUT-05] never tries again where it may have arrived', async () => {
    const { send } = open({
      answers: complete,
      send: attempts(new UnconfirmedError(dropped, 'unknown')),
      later: later(),
    });
    await userEvent.click(sendButton());
    expect(await screen.findByText(/^Network error\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    expect(send).toHaveBeenCalledOnce();
  });
});
