import { createMockServer, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { createApiClient } from './api-client.ts';

export interface MockApiOptions extends MockServerOptions {
  /** Returns the bearer token for each call. Defaults to the token of the signed-in user. */
  readonly bearer?: () => Promise<string | null>;
}

/** Creates a client for a mock backend with its own database. `calls` records every request. */
export function createMockApi({ bearer, ...options }: MockApiOptions = {}) {
  const { apiUrl, token, fetch, calls } = createMockServer(options);
  return { api: createApiClient({ baseUrl: apiUrl, bearer: bearer ?? (async () => token), fetch }), calls };
}
