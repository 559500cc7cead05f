import { expect, it, vi } from 'vitest';
import { type EarlyRead, fetchAfterEarlyRead } from './early-read.ts';

const url = 'https://api.example/scholarships';

function setUp(early: Partial<EarlyRead> = {}) {
  const read = {
    url,
    sentAt: 1000,
    response: Promise.resolve(new Response('early')),
    controller: new AbortController(),
    ...early,
  };
  const page = { earlyRead: read, performance: { now: () => 2000 } } as unknown as Window;
  const sent = vi.fn<typeof fetch>(async () => new Response('asked again'));
  const ask = fetchAfterEarlyRead(page, sent);
  const textOf = async (input: string, init?: RequestInit) => (await ask(new Request(input, init))).text();
  return { ask, sent, textOf };
}

it('fetchAfterEarlyRead returns the early response for the first read, and sends a new request for the next read', async () => {
  const { textOf, sent } = setUp();
  expect(await textOf(url)).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await textOf(url)).toBe('asked again');
});

it.each([
  ['another URL', `${url}/1`, {}],
  ['a write', url, { method: 'POST', body: '{}' }],
  ['a read with a bearer token', url, { headers: { authorization: 'Bearer x' } }],
])('fetchAfterEarlyRead does not use the early response for %s', async (_what, input, init) => {
  const { textOf } = setUp();
  expect(await textOf(input, init)).toBe('asked again');
  expect(await textOf(url)).toBe('early');
});

it('fetchAfterEarlyRead uses an early read that is 59 seconds old', async () => {
  const { textOf } = setUp({ sentAt: -57_000 });
  expect(await textOf(url)).toBe('early');
});

it('fetchAfterEarlyRead ignores an early read that is more than a minute old', async () => {
  const { textOf } = setUp({ sentAt: -59_000 });
  expect(await textOf(url)).toBe('asked again');
});

it('if the early read fails, the first read by fetchAfterEarlyRead fails, and the next read sends a new request', async () => {
  const response = Promise.reject(new TypeError('no network'));
  response.catch(() => {});
  const { textOf } = setUp({ response });
  await expect(textOf(url)).rejects.toThrow('no network');
  expect(await textOf(url)).toBe('asked again');
});

it('fetchAfterEarlyRead aborts the early read when the caller aborts its own request', async () => {
  const sending = new AbortController();
  const response = new Promise<Response>((_resolve, reject) => {
    sending.signal.addEventListener('abort', () => reject(sending.signal.reason));
  });
  const { ask } = setUp({ response, controller: sending });
  const caller = new AbortController();
  const answer = ask(new Request(url, { signal: caller.signal }));
  caller.abort(new Error('left the page'));
  await expect(answer).rejects.toThrow('left the page');
});
