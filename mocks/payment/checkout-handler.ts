import { HttpResponse, http, type RequestHandler } from 'msw';
import { meetNetwork } from '../handlers/forced.ts';
import type { Network } from '../scenarios/network.ts';

/** Where the real checkout is loaded from; the mock answers there. */
const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/** The name under which the page holds the mocked checkout for the script to find. */
export const CHECKOUT_NAME = 'eduempower.mock.checkout';

/**
 * Serves a checkout of the mock's own at the provider's address, so that the site loads it as it loads the real
 * one. While the scenario of a blocked script is active, there is none.
 */
export function createCheckoutHandler(network: Network): RequestHandler {
  return http.get(CHECKOUT_SCRIPT_URL, async () => {
    const met = await meetNetwork(network, null);
    if (met) return met;
    const trigger = network.activeTrigger();
    if (trigger?.kind === 'script' && trigger.service === 'razorpay') return HttpResponse.error();
    return new HttpResponse(`window.Razorpay = window[Symbol.for(${JSON.stringify(CHECKOUT_NAME)})];`, {
      headers: { 'content-type': 'text/javascript' },
    });
  });
}
