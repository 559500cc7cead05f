import { fetchWhole } from '../api/fetch-whole.ts';
import { isTimeout } from '../api/within-time.ts';
import type { AppConfig } from '../config/config.ts';
import { EmailError, type EmailSender } from '../ports/email.ts';

/**
 * EmailJS's API. Called directly, because EmailJS's own client library reads `localStorage`, which
 * a browser may block.
 */
const SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send';

/**
 * Creates a sender that uses EmailJS's documented API. Sending fails if the account's configuration
 * is incomplete. A message that timed out may still arrive.
 */
export function createEmailjsSender(account: AppConfig['email']): EmailSender {
  return {
    async send(message) {
      const missing = missingVariable(account);
      if (missing !== null) throw new EmailError({ kind: 'configuration', variable: missing });
      const call = {
        service_id: account.serviceId,
        template_id: account.templateId,
        user_id: account.publicKey,
        // The message's fields have the same names as the template's variables.
        template_params: message,
      };
      const { status, text } = await post(JSON.stringify(call)).catch((reason: unknown) => {
        throw readReason(reason);
      });
      // A proxy may respond with status 200 and its own page. Only 'OK' means that the service
      // accepted the message.
      if (status !== 200 || text.trim() !== 'OK') throw new EmailError({ kind: 'refused', status, text });
    },
  };
}

async function post(body: string) {
  const answer = await fetchWhole(fetch)(SEND_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

function missingVariable({ serviceId, templateId, publicKey }: AppConfig['email']): string | null {
  if (serviceId === '') return 'VITE_EMAILJS_SERVICE_ID';
  if (templateId === '') return 'VITE_EMAILJS_TEMPLATE_ID';
  return publicKey === '' ? 'VITE_EMAILJS_PUBLIC_KEY' : null;
}

function readReason(reason: unknown): unknown {
  if (isTimeout(reason)) return new EmailError({ kind: 'timeout' });
  return reason instanceof TypeError ? new EmailError({ kind: 'network' }) : reason;
}
