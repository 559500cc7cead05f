import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { attempts, complete, needField, open, sendButton } from './form-test-kit.tsx';

const busy = (retryAfterMs?: number) =>
  new ApiError('applications.create', {
    kind: 'http',
    status: 503,
    message: 'Come back later.',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

describe('an application sent to a busy server', () => {
  /**
   * Waits for text in a live region that already exists. Screen readers may ignore a region that
   * appears together with its text.
   */
  async function announced(text: RegExp) {
    const regions = screen.getAllByRole('status');
    await waitFor(() => expect(regions.some(({ textContent }) => text.test(textContent ?? ''))).toBe(true));
  }

  it('[OUT-05] [APP-11] the application form shows a busy server’s message, and ‘Try now’ sends the answers again', async () => {
    const { apply } = open({ answers: complete, apply: attempts(busy(), busy(), null) });
    await userEvent.click(sendButton());
    await announced(
      /^Come back later\.The server is busy\. What you typed is safe\. We’ll try again in 2[0-5] seconds\./,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(needField()).toHaveValue(complete.whyNeed);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await announced(/We’ll try again in (?:4\d|50) seconds/);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(/^Your application has been sent\./)).toBeVisible();
    expect(apply).toHaveBeenCalledTimes(3);
  });

  it('[OUT-05] the application form retries automatically after the delay that a busy server requested', async () => {
    open({ answers: complete, apply: attempts(busy(1000), null) });
    await userEvent.click(sendButton());
    expect(
      await screen.findByText(/^Your application has been sent\./, undefined, { timeout: 5000 }),
    ).toBeVisible();
  });

  it('[OUT-05] [APP-11] [APP-13] ‘Stop trying’ in the application form ends the retries and keeps the answers and the server’s message', async () => {
    const { apply } = open({ answers: complete, apply: attempts(busy()) });
    await userEvent.click(sendButton());
    await announced(/We’ll try again in 2[0-5] seconds/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Come back later.');
    expect(needField()).toHaveValue(complete.whyNeed);
    expect(apply).toHaveBeenCalledOnce();
  });

  it('[OUT-05] the application form shows the time of the next attempt during a wait of several minutes', async () => {
    open({ answers: complete, apply: attempts(busy(600_000)) });
    await userEvent.click(sendButton());
    await announced(/We’ll try again at \d/);
  });

  it('[OUT-05] [APP-13] if a busy server requests a delay of a month, the application form says when the wait ends, does not retry and keeps the answers', async () => {
    const { apply } = open({ answers: complete, apply: attempts(busy(2_592_000_000)) });
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Come back later\. The server asks everyone to wait\. Nothing was saved, but your text is still here\. Try again after \d+ \w+( \d{4})? at .+\./,
    );
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    expect(needField()).toHaveValue(complete.whyNeed);
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
    expect(apply).toHaveBeenCalledOnce();
  });

  it('[OUT-05] the application form never automatically resends an application that may have arrived', async () => {
    const { apply } = open({
      answers: complete,
      apply: attempts(unconfirmedCall('applications.create', 'unknown')),
    });
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
    expect(apply).toHaveBeenCalledOnce();
  });
});
