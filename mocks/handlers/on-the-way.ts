import { delay } from 'msw';
import type { Network } from '../scenarios/network.ts';

/** Waits as long as the simulated network needs to transfer the body of a call or response. */
export async function travel(network: Network, carried: Request | Response): Promise<void> {
  // With an unlimited rate, the body's size doesn't matter, so the body is not read.
  if (network.travelMs(1) === 0) return;
  const { byteLength } = await carried.clone().arrayBuffer();
  await delay(network.travelMs(byteLength));
}

/** Returns a copy of a response whose body breaks off halfway. */
export async function breakOff(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.clone().arrayBuffer());
  let sent = false;
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent)
        return controller.error(new TypeError('The connection was lost in the middle of the response'));
      sent = true;
      controller.enqueue(whole.subarray(0, Math.ceil(whole.length / 2)));
    },
  });
  const { status, headers } = response;
  return new Response(half, { status, headers });
}
