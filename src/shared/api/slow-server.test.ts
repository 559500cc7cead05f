import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, type TestContext } from 'vitest';
import { createApiClient } from './api-client.ts';

/**
 * The client's time limits in these tests, and the pause between two parts of a slow response. The
 * pause is much shorter than `SILENCE_MS`.
 */
const SILENCE_MS = 1000;
const READ_MS = 1200;
const DRIP_MS = 80;
const LIST = JSON.stringify([
  { id: 'one', title: 'A scholarship whose list drips', totalAmount: 1, expiredAt: '2030-01-01T00:00:00Z' },
]);

/**
 * Reads all scholarships from a real server that sends these responses in order, then repeats the
 * last one. Returns the outcome, the number of requests and the duration.
 */
async function clientOf({ onTestFinished }: TestContext, ...answers: ((response: ServerResponse) => void)[]) {
  let requests = 0;
  const server = createServer((_, response) => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    bearer: async () => null,
    limits: { silenceMs: SILENCE_MS, readMs: READ_MS },
  });
  const started = performance.now();
  const outcome = await api.call('scholarships.all', {}).catch((error: unknown) => error);
  return { outcome, requests, tookMs: performance.now() - started };
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' });

/** Sends a body in parts, with a pause before each part. */
function drip(parts: readonly string[], onEnd: (response: ServerResponse) => void) {
  return (response: ServerResponse) => {
    begin(response).flushHeaders();
    const rest = [...parts];
    const next = () => {
      const part = rest.shift();
      if (part === undefined) return onEnd(response);
      response.write(part);
      setTimeout(next, DRIP_MS);
    };
    setTimeout(next, DRIP_MS);
  };
}

/** The list in 20 parts. Sending all parts takes longer than `SILENCE_MS` and `READ_MS`. */
const PARTS = Array.from({ length: 20 }, (_, index) => {
  const length = Math.ceil(LIST.length / 20);
  return LIST.slice(index * length, (index + 1) * length);
});

it.concurrent('[WIRE-04] the API client reads past the time limit as long as parts of the list keep arriving', async (test) => {
  const { outcome, requests, tookMs } = await clientOf(
    test,
    drip(PARTS, (response) => response.end()),
  );
  expect(outcome).toMatchObject([{ id: 'one' }]);
  expect(requests).toBe(1);
  expect(tookMs).toBeGreaterThan(READ_MS);
});

it.concurrent('[WIRE-04] an API call times out when the server falls silent in the middle of its response', async (test) => {
  const { outcome, requests, tookMs } = await clientOf(
    test,
    drip(PARTS.slice(0, 8), () => {}),
  );
  expect(outcome).toMatchObject({ failure: { kind: 'timeout' } });
  expect(requests).toBe(1);
  // The server sends eight parts, then falls silent.
  expect(tookMs).toBeGreaterThan(SILENCE_MS + 7 * DRIP_MS);
});

it.concurrent('[WIRE-04] an API call times out when the server sends only headers', async (test) => {
  const { outcome, requests } = await clientOf(test, (response) => begin(response).flushHeaders());
  expect(outcome).toMatchObject({ failure: { kind: 'timeout' } });
  expect(requests).toBe(1);
});

it.concurrent('[WIRE-04] an API call times out when the server never responds', async (test) => {
  const { outcome, requests } = await clientOf(test, () => {});
  expect(outcome).toMatchObject({ failure: { kind: 'timeout' } });
  expect(requests).toBe(1);
});

it.concurrent('[WIRE-04] an API read is retried if its response breaks off early, but not if it breaks off after the time limit', async (test) => {
  const whole = (response: ServerResponse) => begin(response).end(LIST);
  const breakOff = (response: ServerResponse) => response.destroy();
  const early = await clientOf(test, drip(PARTS.slice(0, 1), breakOff), whole);
  expect(early).toMatchObject({ outcome: [{ id: 'one' }], requests: 2 });
  const late = await clientOf(test, drip(PARTS.slice(0, 17), breakOff), whole);
  expect(late).toMatchObject({ outcome: { failure: { kind: 'network' } }, requests: 1 });
});
