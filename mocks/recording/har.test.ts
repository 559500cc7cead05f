import { describe, expect, it } from 'vitest';
import { fillPath } from '#contract/endpoint.ts';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import { operationOf, readHar } from './har.ts';

const call = (method: string, url: string, response: object) => ({
  startedDateTime: '2026-11-21T10:00:00.000+05:30',
  request: { method, url, headers: [{ name: 'authorization', value: 'Bearer secret' }] },
  response: { status: 200, content: { mimeType: 'application/json', text: '[]' }, ...response },
});
const har = (...entries: readonly object[]): string => JSON.stringify({ log: { version: '1.2', entries } });

describe('a call in a HAR file', () => {
  it.each(operationIds)('is known as %s under any base URL', (id) => {
    const { method, path } = endpoints[id];
    const params = { id: 'r-1', userId: 'r-1', studentId: 'r-1' };
    const filled = fillPath(path as 'scholarships/{id}', params);
    expect(operationOf(method, `https://api.example/v2/${filled}?page=2`)).toBe(id);
    expect(operationOf(method, `http://localhost:3000/${filled}`)).toBe(id);
  });

  it('is known as none where the contract has no such call', () => {
    expect(operationOf('GET', 'https://site.example/assets/scholarships.js')).toBeNull();
    expect(operationOf('POST', 'https://api.example/scholarships/active')).toBeNull();
    expect(operationOf('GET', 'no address')).toBeNull();
  });
});

describe('a HAR file', () => {
  it('gives the answers of the contract’s operations, the newest first, with nothing of what was sent', () => {
    const text = har(
      call('GET', 'https://api.example/api/scholarships', {}),
      call('GET', 'https://site.example/scholarships', {
        content: { mimeType: 'text/html', text: '<html>' },
      }),
      call('GET', 'https://api.example/api/scholarships', { status: 304, content: { mimeType: '' } }),
      {
        ...call('PATCH', 'https://api.example/api/applications/a-1', {
          status: 403,
          content: { mimeType: 'application/json', encoding: 'base64', text: btoa('{"error":"No."}') },
        }),
        startedDateTime: '2026-11-21T10:05:00.000+05:30',
      },
      call('GET', 'https://api.example/api/fundraiser/f-1', {
        status: 502,
        content: { text: 'Bad Gateway' },
      }),
    );
    const at = Date.UTC(2026, 10, 21, 4, 30);
    expect(readHar(text)).toEqual([
      { operation: 'applications.updateStatus', status: 403, at: at + 300_000, body: { error: 'No.' } },
      { operation: 'scholarships.all', status: 200, at, body: [] },
      { operation: 'fundraisers.byId', status: 502, at, body: 'Bad Gateway' },
    ]);
  });

  it('is read with the mark that some programs begin it with', () => {
    expect(readHar(`\uFEFF${har(call('GET', 'https://api.example/api/scholarships', {}))}`)).toHaveLength(1);
  });

  it.each([
    ['{"authorization": "Bearer sec', 'It is no HAR file, for it is not JSON.'],
    ['{"log":{}}', '‘log.entries’'],
    [
      har({ ...call('GET', 'https://a.example/x', {}), startedDateTime: 'soon' }),
      '‘log.entries.0.startedDateTime’: No date.',
    ],
    [
      har(call('GET', 'https://a.example/scholarships', { content: { text: 'eyJ*', encoding: 'base64' } })),
      'An answer of scholarships.all is said to be base64, and is not.',
    ],
  ])('%s is refused with a reason', (text, reason) => {
    expect(() => readHar(text)).toThrow(reason);
  });
});
