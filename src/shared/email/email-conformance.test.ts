import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmailError, type EmailFailure, type EmailMessage, type EmailSender } from '../ports/email.ts';
import { createEmailjsSender, EMAIL_LIMIT_MS, type EmailAccount } from './emailjs-sender.ts';
import { createFakeEmail } from './fake-email.ts';

const message: EmailMessage = {
  name: 'Asha Sharma',
  email: 'asha@students.example',
  subject: 'My application',
  message: 'Has it arrived?\nஎன் விண்ணப்பம்',
};
const account: EmailAccount = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };

/** How the line and the service meet the next message. */
type Fate = 'taken' | 'held' | EmailFailure;

interface World {
  readonly sender: EmailSender;
  meet(fate: Fate): void;
}

/** The service below the real client, and what was sent to it. */
function playService() {
  let fate: Fate = 'taken';
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    requests.push(new Request(input, init));
    if (fate === 'taken') return new Response('OK');
    if (fate !== 'held' && fate.kind === 'refused') return new Response(fate.text, { status: fate.status });
    if (fate !== 'held' && fate.kind === 'network') throw new TypeError('Failed to fetch');
    return new Promise<Response>(() => {});
  });
  return {
    requests,
    meet: (next: Fate) => {
      fate = next;
    },
  };
}

const worlds: Record<string, () => World> = {
  'the fake': () => {
    let fate: Fate = 'taken';
    const fake = createFakeEmail({ hold: true });
    return {
      sender: {
        send: (...call) => {
          const sent = fake.send(...call);
          const held = fake.sends.at(-1);
          if (fate === 'taken') held?.finish();
          else if (fate !== 'held') held?.fail(fate);
          return sent;
        },
      },
      meet: (next) => {
        fate = next;
      },
    };
  },
  EmailJS: () => {
    const { meet } = playService();
    return { sender: createEmailjsSender(account), meet };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  // The client names the page in its limit of messages, which is not in use.
  vi.stubGlobal('location', { pathname: '/contact' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reasonOf = (sent: Promise<void>) =>
  sent.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(Object.entries(worlds))('an email sender: %s', (_, create) => {
  it('[CON-02] resolves when the message was taken', async () => {
    const { sender } = create();
    await expect(sender.send(message)).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    { kind: 'refused', status: 400, text: 'The service ID not found.' },
    { kind: 'refused', status: 503, text: '' },
    { kind: 'network' },
    { kind: 'timeout' },
  ] as const satisfies readonly EmailFailure[])('[CON-02] fails as $kind', async (failure) => {
    const { sender, meet } = create();
    meet(failure);
    const reason = reasonOf(sender.send(message));
    await vi.advanceTimersByTimeAsync(EMAIL_LIMIT_MS);
    expect(await reason).toBeInstanceOf(EmailError);
    expect(await reason).toMatchObject({ failure });
    meet('taken');
    await expect(sender.send(message)).resolves.toBeUndefined();
  });

  it('ends the wait when its signal says so, before and during the call', async () => {
    const { sender, meet } = create();
    meet('held');
    const calledOff = new AbortController();
    const reason = reasonOf(sender.send(message, calledOff.signal));
    calledOff.abort();
    expect(await reason).toMatchObject({ name: 'AbortError' });
    expect(await reasonOf(sender.send(message, calledOff.signal))).toMatchObject({ name: 'AbortError' });
  });
});

describe('the sender over EmailJS', () => {
  it('[CON-02] posts what the service’s own client posts, with the four fields by their names', async () => {
    const { requests } = playService();
    await createEmailjsSender(account).send(message);
    const [request] = requests;
    expect([requests.length, request?.method, request?.url]).toEqual([
      1,
      'POST',
      'https://api.emailjs.com/api/v1.0/email/send',
    ]);
    expect(await request?.json()).toEqual({
      lib_version: expect.any(String),
      service_id: 'service_1',
      template_id: 'template_1',
      user_id: 'key_1',
      template_params: message,
    });
  });

  it('[CON-02] waits 10 seconds for an answer, and no longer', async () => {
    const { meet } = playService();
    meet('held');
    const settled = vi.fn();
    void reasonOf(createEmailjsSender(account).send(message)).then(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });

  it.each([
    ['serviceId', 'VITE_EMAILJS_SERVICE_ID'],
    ['templateId', 'VITE_EMAILJS_TEMPLATE_ID'],
    ['publicKey', 'VITE_EMAILJS_PUBLIC_KEY'],
  ] as const)('[CON-02] names the variable without which it cannot send: %s', async (name, variable) => {
    const { requests } = playService();
    const reason = await reasonOf(createEmailjsSender({ ...account, [name]: '' }).send(message));
    expect(reason).toMatchObject({ failure: { kind: 'configuration', variable } });
    expect(requests).toEqual([]);
  });
});
