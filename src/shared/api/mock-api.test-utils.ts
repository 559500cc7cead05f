import { createMockServer, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { createApiClient } from './api-client.ts';

export interface MockApiOptions extends MockServerOptions {
  /** Returns the bearer token for each call. By default, the user's token. */
  readonly bearer?: () => Promise<string | null>;
}

/** A client of the mock backend with its own database. Records every call. */
export function createMockApi({ bearer, ...options }: MockApiOptions = {}) {
  const { apiUrl, token, fetch, calls } = createMockServer(options);
  return { api: createApiClient({ baseUrl: apiUrl, bearer: bearer ?? (async () => token), fetch }), calls };
}
