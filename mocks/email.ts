import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { meetNetwork } from './handlers/forced.ts';
import type { Network } from './scenarios/network.ts';
import { readStored, type TextStore } from './store/text-stores.ts';

/** The email service's endpoint for sending messages. */
export const EMAILJS_SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send';

/** An EmailJS account, with the ids of one of its services and one of its templates. */
export interface EmailAccount {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
}

/** The account used when none is configured. Works only in the mock. */
export const MOCK_EMAIL_ACCOUNT: EmailAccount = {
  serviceId: 'service_mock',
  templateId: 'template_mock',
  publicKey: 'mock-public-key',
};

/** Returns the configured account, with the mock's own values for missing parts. */
export function emailAccount({ serviceId, templateId, publicKey }: EmailAccount): EmailAccount {
  return {
    serviceId: serviceId || MOCK_EMAIL_ACCOUNT.serviceId,
    templateId: templateId || MOCK_EMAIL_ACCOUNT.templateId,
    publicKey: publicKey || MOCK_EMAIL_ACCOUNT.publicKey,
  };
}

const messagesSchema = v.array(v.record(v.string(), v.unknown()));

/** The template parameters of a sent message, such as its subject. */
export type SentMessage = v.InferOutput<typeof messagesSchema>[number];

/** The messages that the service has accepted. */
export interface Outbox {
  /** Oldest first. */
  messages(): readonly SentMessage[];
  add(message: SentMessage): void;
  clear(): void;
}

const KEY = 'eduempower.mock.outbox';

/** Stores sent messages. An unreadable store counts as empty. */
export function createOutbox(store: TextStore): Outbox {
  const messages = (): readonly SentMessage[] => readStored(store, KEY, messagesSchema, []);
  return {
    messages,
    add: (message) => store.set(KEY, JSON.stringify([...messages(), message])),
    clear: () => store.remove(KEY),
  };
}

export interface EmailServiceOptions {
  readonly account: EmailAccount;
  readonly network: Network;
  readonly outbox: Outbox;
}

const callSchema = v.object({
  service_id: v.string(),
  template_id: v.string(),
  user_id: v.string(),
  template_params: v.record(v.string(), v.unknown()),
});
type EmailCall = v.InferOutput<typeof callSchema>;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/**
 * Applies the network settings and the active scenario to a message. Returns the failure, or null
 * if the message reaches the service.
 */
async function meetEmailNetwork(network: Network): Promise<Response | null> {
  const met = await meetNetwork(network, null);
  if (met) return met;
  const trigger = network.activeTrigger();
  if (trigger?.kind !== 'email') return null;
  switch (trigger.failure) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      await delay('infinite');
      return HttpResponse.error();
    case 'refused':
      return HttpResponse.text('Gmail_API: Invalid grant. Please reconnect your Gmail account', {
        status: 412,
      });
  }
}

/** Returns the service's reason for refusing a call. Null if it accepts the call. */
function refusalOf(call: EmailCall, account: EmailAccount): string | null {
  if (call.user_id !== account.publicKey) {
    return `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`;
  }
  if (call.service_id !== account.serviceId) {
    return `The service ID not found. To find this ID, visit ${DASHBOARD}`;
  }
  if (call.template_id !== account.templateId) {
    return `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`;
  }
  return null;
}

/** Creates the email service's HTTP handler. All its responses are plain text, including errors. */
export function createEmailHandler({ account, network, outbox }: EmailServiceOptions): RequestHandler {
  return http.post(EMAILJS_SEND_URL, async ({ request }) => {
    const met = await meetEmailNetwork(network);
    if (met) return met;
    const call = v.safeParse(callSchema, await request.json());
    if (!call.success) return HttpResponse.text('Bad Request', { status: 400 });
    const refusal = refusalOf(call.output, account);
    if (refusal !== null) return HttpResponse.text(refusal, { status: 400 });
    if (network.takeBusy()) return HttpResponse.text('Too Many Requests', { status: 429 });
    outbox.add(call.output.template_params);
    if (network.takeDrop()) return HttpResponse.error();
    return HttpResponse.text('OK');
  });
}
