import { createApiClient } from './api-client.ts';

/** What a test's server was asked. */
export interface TestCall {
  readonly method: string;
  readonly path: string;
  /** What came along, as JSON; null for a read. */
  readonly body: unknown;
}

/** The client over a server that answers as a test says; every call is kept. */
export function createTestApi(answer: (method: string, body: unknown) => Response | Promise<Response>) {
  const calls: TestCall[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    bearer: async () => 'token',
    fetch: async (input) => {
      const request = new Request(input);
      const { method } = request;
      const body = method === 'GET' ? null : await request.json();
      calls.push({ method, path: new URL(request.url).pathname, body });
      return answer(method, body);
    },
  });
  return { api, calls };
}
