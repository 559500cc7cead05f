import { EmailError, type EmailFailure, type EmailMessage, type EmailSender } from '../ports/email.ts';

export interface HeldSend {
  readonly message: EmailMessage;
  finish(): void;
  fail(failure: EmailFailure): void;
}

export interface FakeEmail extends EmailSender {
  readonly sends: readonly HeldSend[];
}

export interface FakeEmailOptions {
  /** If true, each message waits until the test completes it. Otherwise it is sent immediately. */
  readonly hold?: boolean;
}

/** An in-memory email service for component tests and stories. */
export function createFakeEmail({ hold = false }: FakeEmailOptions = {}): FakeEmail {
  const sends: HeldSend[] = [];
  return {
    sends,
    send: (message) =>
      new Promise<void>((resolve, reject) => {
        const held: HeldSend = {
          message,
          finish: resolve,
          fail: (failure) => reject(new EmailError(failure)),
        };
        sends.push(held);
        if (!hold) held.finish();
      }),
  };
}
