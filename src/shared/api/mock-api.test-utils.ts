import { createMockServer, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { createApiClient } from './api-client.ts';

export interface MockApiOptions extends MockServerOptions {
  /** The token of each call; that of the person by default. */
  readonly bearer?: () => Promise<string | null>;
}

/** The client over the mock backend with a database of its own; every call is recorded. */
export function createMockApi({ bearer, ...options }: MockApiOptions = {}) {
  const { apiUrl, token, fetch, calls } = createMockServer(options);
  return { api: createApiClient({ baseUrl: apiUrl, bearer: bearer ?? (async () => token), fetch }), calls };
}
