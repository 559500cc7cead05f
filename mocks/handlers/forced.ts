import { delay, HttpResponse } from 'msw';
import type { OperationId } from '#contract/endpoints.ts';
import type { Network } from '../scenarios/network.ts';

/**
 * Applies the offline setting, the latency and the active scenario to a call. The promise never
 * settles if the scenario makes the call hang.
 *
 * @param operation the called operation. Null for a call outside the contract
 * @returns the response to send instead of the server's response. Null to let the call through
 */
export async function meetNetwork(network: Network, operation: OperationId | null): Promise<Response | null> {
  if (network.isOffline()) return HttpResponse.error();
  if (network.latencyMs() > 0) await delay(network.latencyMs());
  const trigger = network.activeTrigger();
  if (!trigger || !('operation' in trigger) || trigger.operation !== operation) return null;
  switch (trigger.kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      await delay('infinite');
      return HttpResponse.error();
    case 'answer':
      return forcedAnswer(trigger.status, trigger.body);
  }
}

/** Returns a 500 response if the network settings make this call fail. Null otherwise. */
export function meetFailure(network: Network, operation: OperationId): Response | null {
  if (!network.takeFailure(operation)) return null;
  return HttpResponse.json({ error: 'The mock is set to make this call fail.' }, { status: 500 });
}

/**
 * Returns a 503 response to a write if the network settings simulate a busy server. Null otherwise.
 */
export function meetStorm(network: Network): Response | null {
  if (!network.takeBusy()) return null;
  return HttpResponse.json(
    { error: 'The mock is set to be busy.' },
    { status: 503, headers: { 'retry-after': `${network.busySeconds()}` } },
  );
}

/**
 * Creates the forced response. Text that starts with `<` becomes an HTML page, like a proxy's error
 * page. An empty text becomes a response without a body. Every other body becomes JSON.
 */
function forcedAnswer(status: number, body: unknown): Response {
  if (body === '') return new HttpResponse(null, { status });
  if (typeof body === 'string' && body.startsWith('<')) return HttpResponse.html(body, { status });
  return HttpResponse.json(body as null, { status });
}
