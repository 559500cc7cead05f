import { describe, expect, it } from 'vitest';
import { EmailError, type EmailFailure } from '#shared/ports/email.ts';
import { memoryAreas } from '#shared/store/memory-area.ts';
import { messageDraftStorage } from './message-draft.ts';
import { NotLoadedError } from './send-failure.ts';
import { unansweredSend } from './unanswered-send-store.ts';

const message = {
  name: 'Asha',
  email: 'asha@students.example',
  subject: 'Hello',
  message: 'Has it arrived?',
};

/** A tab with a draft, and whether it may have arrived, asked anew as after a reload. */
function openTab() {
  const areas = memoryAreas();
  let now = 1000;
  const draft = messageDraftStorage({ owner: () => null, ...areas, now: () => now++ });
  draft.save(message);
  const { run } = unansweredSend(draft, areas.local);
  return { draft, run, mayHaveArrived: () => unansweredSend(draft, areas.local).mayHaveArrived() };
}

const failed = (failure: EmailFailure) => () => Promise.reject(new EmailError(failure));

describe('a message without an answer', () => {
  it('[CON-02] may have arrived until there is an answer', async () => {
    const { run, mayHaveArrived } = openTab();
    expect(mayHaveArrived()).toBe(false);
    let answer = () => {};
    const sending = run(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(mayHaveArrived()).toBe(true);
    answer();
    await sending;
    expect(mayHaveArrived()).toBe(false);
  });

  it.each([
    ['a connection that broke', failed({ kind: 'network' }), true],
    ['a service that is silent', failed({ kind: 'timeout' }), true],
    ['a gateway that got no answer', failed({ kind: 'refused', status: 504, text: '' }), true],
    ['a refusal', failed({ kind: 'refused', status: 429, text: '' }), false],
    ['a part of the page that did not come', () => Promise.reject(new NotLoadedError({})), false],
  ])('[CON-02] after %s', async (_, send, expected) => {
    const { run, mayHaveArrived } = openTab();
    await expect(run(send)).rejects.toThrow();
    expect(mayHaveArrived()).toBe(expected);
  });

  it('[CON-02] is another one once it is changed', async () => {
    const { draft, run, mayHaveArrived } = openTab();
    await expect(run(failed({ kind: 'network' }))).rejects.toThrow();
    draft.save({ ...message, message: 'Something else' });
    expect(mayHaveArrived()).toBe(false);
  });
});
