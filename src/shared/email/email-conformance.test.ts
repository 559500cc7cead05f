import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmailError, type EmailFailure, type EmailMessage, type EmailSender } from '../ports/email.ts';
import { createEmailjsSender } from './emailjs-sender.ts';
import { createFakeEmail } from './fake-email.test-utils.ts';

const message: EmailMessage = {
  name: 'Asha Sharma',
  email: 'asha@students.example',
  subject: 'My application',
  message: 'Has it arrived?\nஎன் விண்ணப்பம்',
};
const account = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };

/** The outcome of the next message. */
type Fate = 'taken' | EmailFailure;

interface World {
  readonly sender: EmailSender;
  meet(fate: Fate): void;
}

/** Fakes the email service behind the real sender, and records the requests that it receives. */
function playService() {
  let fate: Fate = 'taken';
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    requests.push(new Request(input, init));
    if (fate === 'taken') return new Response('OK');
    if (fate.kind === 'refused') return new Response(fate.text, { status: fate.status });
    if (fate.kind === 'network') throw new TypeError('Failed to fetch');
    throw new DOMException('signal timed out', 'TimeoutError');
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
          else held?.fail(fate);
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reasonOf = (sent: Promise<void>) =>
  sent.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(Object.entries(worlds))('email sender: %s', (_, create) => {
  it('[CON-02] sender.send resolves when the service has accepted the email', async () => {
    const { sender } = create();
    await expect(sender.send(message)).resolves.toBeUndefined();
  });

  it.each([
    { kind: 'refused', status: 400, text: 'The service ID not found.' },
    { kind: 'refused', status: 503, text: '' },
    { kind: 'network' },
    { kind: 'timeout' },
  ] as const satisfies readonly EmailFailure[])(
    '[CON-02] sender.send rejects with the failure ‘$kind’, and the next email can be sent',
    async (failure) => {
      const { sender, meet } = create();
      meet(failure);
      const reason = reasonOf(sender.send(message));
      expect(await reason).toBeInstanceOf(EmailError);
      expect(await reason).toMatchObject({ failure });
      meet('taken');
      await expect(sender.send(message)).resolves.toBeUndefined();
    },
  );
});

describe('the EmailJS sender', () => {
  it('[CON-02] the EmailJS sender posts the documented request, with the message’s four fields as template parameters', async () => {
    const { requests } = playService();
    await createEmailjsSender(account).send(message);
    const [request] = requests;
    expect([requests.length, request?.method, request?.url]).toEqual([
      1,
      'POST',
      'https://api.emailjs.com/api/v1.0/email/send',
    ]);
    expect(await request?.json()).toEqual({
      service_id: 'service_1',
      template_id: 'template_1',
      user_id: 'key_1',
      template_params: message,
    });
  });

  it('[CON-02] [OUT-09] the EmailJS sender waits at most 10 seconds for a response', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const reason = reasonOf(createEmailjsSender(account).send(message));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reason).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('[CON-02] the EmailJS sender counts a message as sent only if the service responds ‘OK’', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Sign in to this network</html>'));
    const reason = await reasonOf(createEmailjsSender(account).send(message));
    expect(reason).toMatchObject({ failure: { kind: 'refused', status: 200 } });
  });

  it('[CON-02] the EmailJS sender sends a message even if the browser blocks site data', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    });
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    vi.resetModules();
    const fresh = await import('./emailjs-sender.ts');
    const { requests } = playService();
    await fresh.createEmailjsSender(account).send(message);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['serviceId', 'VITE_EMAILJS_SERVICE_ID'],
    ['templateId', 'VITE_EMAILJS_TEMPLATE_ID'],
    ['publicKey', 'VITE_EMAILJS_PUBLIC_KEY'],
  ] as const)(
    '[CON-02] the EmailJS sender’s error names the missing variable if %s is not configured',
    async (name, variable) => {
      const { requests } = playService();
      const reason = await reasonOf(createEmailjsSender({ ...account, [name]: '' }).send(message));
      expect(reason).toMatchObject({ failure: { kind: 'configuration', variable } });
      expect(requests).toEqual([]);
    },
  );
});
