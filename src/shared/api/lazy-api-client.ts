import type { OperationId } from '#contract/endpoints.ts';
import { loadOnce } from '../loading/load-once.ts';
import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';

export type LoadApiClient = () => Promise<{ createApiClient(options: ApiClientOptions): ApiClient }>;

const download: LoadApiClient = () => import('./api-client.ts');

/**
 * Creates an API client whose code is downloaded on the first call. A failed download counts as a
 * failed connection.
 */
export function createLazyApiClient(options: ApiClientOptions, load = download): ApiClient {
  const open = loadOnce(async () => (await load()).createApiClient(options));
  const openFor = (operation: OperationId) =>
    open().catch((error: unknown) => {
      throw new ApiError(operation, { kind: 'network' }, { cause: error });
    });
  return {
    call: async (operation, input) => (await openFor(operation)).call(operation, input),
    wouldSend: async (operation, input) => (await openFor(operation)).wouldSend(operation, input),
  };
}
