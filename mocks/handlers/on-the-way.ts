import { delay } from 'msw';
import type { Network } from '../scenarios/network.ts';

/** Lets a call, or its answer, take as long as the network takes for its bytes. */
export async function travel(network: Network, carried: Request | Response): Promise<void> {
  // Where nothing is slowed down, nothing is read either.
  if (network.travelMs(1) === 0) return;
  const { byteLength } = await carried.clone().arrayBuffer();
  await delay(network.travelMs(byteLength));
}

/** The head of an answer and the first half of its body: then the connection is gone. */
export async function breakOff(response: Response): Promise<Response> {
  const whole = new Uint8Array(await response.clone().arrayBuffer());
  let sent = false;
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(new TypeError('The connection was lost in the middle of the answer'));
      sent = true;
      controller.enqueue(whole.subarray(0, Math.ceil(whole.length / 2)));
    },
  });
  const { status, headers } = response;
  return new Response(half, { status, headers });
}
