import { delay, HttpResponse } from 'msw';
import type { OperationId } from '#contract/endpoints.ts';
import type { Network } from '../scenarios/network.ts';

/**
 * What the network does to a call before the server sees it: nothing (null), after the latency, or what
 * the active scenario forces. A hanging call never comes back.
 *
 * @param operation the operation that is called; null for a call that is none
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

/** The failure of a call that the network settings let fail: the next ones, or some of a hundred. */
export function meetFailure(network: Network, operation: OperationId): Response | null {
  if (!network.takeFailure(operation)) return null;
  return HttpResponse.json({ error: 'The mock was asked to let this call fail.' }, { status: 500 });
}

/** A busy server's answer to a write. */
export function meetStorm(network: Network): Response | null {
  if (!network.takeBusy()) return null;
  return HttpResponse.json(
    { error: 'The mock was asked to be busy.' },
    { status: 503, headers: { 'retry-after': `${network.busySeconds()}` } },
  );
}

/** A page where the body is markup, as a proxy sends; JSON, or nothing, otherwise. */
function forcedAnswer(status: number, body: unknown): Response {
  if (body === '') return new HttpResponse(null, { status });
  if (typeof body === 'string' && body.startsWith('<')) return HttpResponse.html(body, { status });
  return HttpResponse.json(body as null, { status });
}
