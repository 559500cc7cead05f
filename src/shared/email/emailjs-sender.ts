import { EmailJSResponseStatus, send } from '@emailjs/browser';
import { EmailError, type EmailSender } from '../ports/email.ts';

/** The email service's account. Any part may be missing; sending a message then fails. */
export interface EmailAccount {
  /** VITE_EMAILJS_SERVICE_ID */
  readonly serviceId: string;
  /** VITE_EMAILJS_TEMPLATE_ID */
  readonly templateId: string;
  /** VITE_EMAILJS_PUBLIC_KEY */
  readonly publicKey: string;
}

/** How long the service may take to answer, in milliseconds. */
export const EMAIL_LIMIT_MS = 10_000;

/**
 * The email service, through its own client. The client has no time limit and cannot be cancelled, so only the wait
 * for it ends here; a message that has left may still arrive.
 */
export function createEmailjsSender(account: EmailAccount): EmailSender {
  const { serviceId, templateId, publicKey } = account;
  return {
    async send(message, signal) {
      signal?.throwIfAborted();
      const missing = missingVariable(account);
      if (missing !== null) throw new EmailError({ kind: 'configuration', variable: missing });
      // The message's fields have the names that the service's template knows.
      const call = send(serviceId, templateId, { ...message }, { publicKey });
      await endWait(call, signal).catch((reason: unknown) => {
        throw readReason(reason);
      });
    },
  };
}

function missingVariable({ serviceId, templateId, publicKey }: EmailAccount): string | null {
  if (serviceId === '') return 'VITE_EMAILJS_SERVICE_ID';
  if (templateId === '') return 'VITE_EMAILJS_TEMPLATE_ID';
  return publicKey === '' ? 'VITE_EMAILJS_PUBLIC_KEY' : null;
}

/** Settles with the call, with the signal, or when the time is over, whichever is first. */
function endWait<Result>(call: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new EmailError({ kind: 'timeout' })), EMAIL_LIMIT_MS);
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    call.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  });
}

/** What the client, or the wait for it, rejected with, as this product's failure. */
function readReason(reason: unknown): unknown {
  if (reason instanceof EmailJSResponseStatus) {
    return new EmailError({ kind: 'refused', status: reason.status, text: reason.text });
  }
  // The client passes on the error of `fetch` for a lost connection.
  return reason instanceof TypeError ? new EmailError({ kind: 'network' }) : reason;
}
