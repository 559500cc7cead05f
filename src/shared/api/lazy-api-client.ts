import { loadOnce } from '../loading/load-once.ts';
import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';

export type LoadApiClient = () => Promise<{ createApiClient(options: ApiClientOptions): ApiClient }>;

const download: LoadApiClient = () => import('./api-client.ts');

/** The API client, downloaded at the first call. A failed download counts as a failed connection. */
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
