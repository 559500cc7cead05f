import { createMockServer, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { createApiClient } from './api-client.ts';

export interface MockApiOptions extends MockServerOptions {
  /** The token of each call. The user's by default. */
  readonly bearer?: () => Promise<string | null>;
}

/** A client of the mock backend with its own database. Records every call. */
export function createMockApi({ bearer, ...options }: MockApiOptions = {}) {
  const { apiUrl, token, fetch, calls } = createMockServer(options);
  return { api: createApiClient({ baseUrl: apiUrl, bearer: bearer ?? (async () => token), fetch }), calls };
}
