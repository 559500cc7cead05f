import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Network } from '../scenarios/network.ts';
import { EMAILJS_SEND_URL, type EmailAccount } from './email-account.ts';
import type { Outbox } from './outbox.ts';

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

/** What the network, or the active scenario, does to a message before the service sees it. */
async function meetEmailNetwork(network: Network): Promise<Response | null> {
  if (network.isOffline()) return HttpResponse.error();
  if (network.latencyMs() > 0) await delay(network.latencyMs());
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

/** Why the service turns a call away, in its own words; null for a call that it takes. */
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

/** The email service's wire: plain text both ways of an answer. */
export function createEmailHandler({ account, network, outbox }: EmailServiceOptions): RequestHandler {
  return http.post(EMAILJS_SEND_URL, async ({ request }) => {
    const met = await meetEmailNetwork(network);
    if (met) return met;
    const call = v.safeParse(callSchema, await request.json());
    if (!call.success) return HttpResponse.text('Bad Request', { status: 400 });
    const refusal = refusalOf(call.output, account);
    if (refusal !== null) return HttpResponse.text(refusal, { status: 400 });
    outbox.add(call.output.template_params);
    return HttpResponse.text('OK');
  });
}
