import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Served } from './testing/serve.ts';
import { createWire, type WireOptions } from './wire.ts';

let server: Served;
afterEach(() => server.close());

async function wireTo(listener: RequestListener, options: Partial<WireOptions> = {}) {
  server = await listen(listener);
  return createWire({ baseUrl: `${server.url}/api/`, timeoutMs: 5_000, fetch: globalThis.fetch, ...options });
}

const list = { operation: 'scholarships.all' } as const;

describe('the wire', () => {
  it('sends what the site sends, to where the base URL says', async () => {
    const seen: unknown[] = [];
    const wire = await wireTo(({ method, url, headers }, outgoing) => {
      seen.push([method, url, headers.authorization, headers['content-type'], headers.accept]);
      outgoing.end('[]');
    });
    await wire({ ...list, token: 'user_1' });
    await wire({ operation: 'scholarships.update', params: { id: 'a/b' }, body: {} });
    expect(seen).toEqual([
      ['GET', '/api/scholarships', 'Bearer user_1', undefined, 'application/json'],
      ['PUT', '/api/scholarships/a%2Fb', undefined, 'application/json', 'application/json'],
    ]);
  });

  it('reads JSON under any content type, and recognises a page', async () => {
    const wire = await wireTo(({ url }, outgoing) => {
      outgoing.setHeader('content-type', url === '/api/scholarships' ? 'text/plain' : 'text/html');
      outgoing.end(url === '/api/scholarships' ? '[1]' : 'Sorry');
    });
    expect(await wire(list)).toMatchObject({ body: [1], isPage: false });
    expect(await wire({ operation: 'fundraisers.all' })).toMatchObject({ body: 'Sorry', isPage: true });
  });

  it('does not follow a redirect, so that a page to sign in is no list', async () => {
    const wire = await wireTo(({ url }, outgoing) => {
      if (url === '/api/scholarships') outgoing.writeHead(302, { location: '/api/fundraiser' });
      outgoing.end('[]');
    });
    expect(await wire(list)).toMatchObject({ status: 302 });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['begins an answer and never ends it', (_, outgoing) => void outgoing.writeHead(200).write('[')],
  ])('gives up on a server that %s', async (_, listener) => {
    const wire = await wireTo(listener, { timeoutMs: 50 });
    expect(await wire(list)).toEqual({ kind: 'silence', reason: 'timeout' });
  });

  it('gives up even where nothing listens to it', async () => {
    const wire = await wireTo(() => undefined, { timeoutMs: 50, fetch: () => new Promise(() => {}) });
    expect(await wire(list)).toEqual({ kind: 'silence', reason: 'timeout' });
  });

  it('reports a server that does not answer', async () => {
    const wire = await wireTo((_, outgoing) => void outgoing.destroy());
    expect(await wire(list)).toEqual({ kind: 'silence', reason: 'network' });
  });

  it('ends with the interruption, in the middle of a read and before any other call', async () => {
    const interruption = new AbortController();
    const wire = await wireTo(() => interruption.abort(new RangeError('Enough')), {
      signal: interruption.signal,
    });
    await expect(wire(list)).rejects.toThrow('Enough');
    await expect(wire({ operation: 'scholarships.create', body: {} })).rejects.toThrow('Enough');
  });

  it('hears a write to its end, because it may have made something', async () => {
    const interruption = new AbortController();
    const answer: RequestListener = (_, outgoing) => {
      interruption.abort();
      setImmediate(() => outgoing.writeHead(201).end('{"id":"sch-1"}'));
    };
    const wire = await wireTo(answer, { signal: interruption.signal });
    const written = await wire({ operation: 'scholarships.create', body: {} });
    expect(written).toMatchObject({ status: 201, body: { id: 'sch-1' } });
  });
});
