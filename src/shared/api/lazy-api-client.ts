import { loadOnce } from '../loading/load-once.ts';
import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Where the client comes from; a test hands in its own. */
export type LoadApiClient = () => Promise<{ createApiClient(options: ApiClientOptions): ApiClient }>;

const download: LoadApiClient = () => import('./api-client.ts');

/**
 * The API client, downloaded at the first call: the first page of a visitor needs no byte of it. A client
 * that cannot be downloaded counts as a failed connection, and the next call asks for it again.
 */
export function createLazyApiClient(options: ApiClientOptions, load = download): ApiClient {
  const open = loadOnce(async () => (await load()).createApiClient(options));
  return {
    async call(operation, input) {
      const client = await open().catch((error: unknown) => {
        throw new ApiError(operation, { kind: 'network' }, { cause: error });
      });
      return client.call(operation, input);
    },
  };
}
