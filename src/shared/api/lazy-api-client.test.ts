import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { createLazyApiClient, type LoadApiClient } from './lazy-api-client.ts';

const options = { baseUrl: '/api', bearer: async () => null };
const client: ApiClient = { call: vi.fn(async () => [] as never), wouldSend: async () => true };
const loaded: Awaited<ReturnType<LoadApiClient>> = { createApiClient: () => client };

describe('createLazyApiClient', () => {
  it('the API client is downloaded on the first call, and only once', async () => {
    const load = vi.fn(async () => loaded);
    const api = createLazyApiClient(options, load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([api.call('scholarships.all', {}), api.call('scholarships.all', {})]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(client.call).toHaveBeenCalledTimes(2);
  });

  it('an API call rejects with a network failure if the API client cannot be downloaded, and the next call tries again', async () => {
    const load = vi
      .fn<LoadApiClient>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(loaded);
    const api = createLazyApiClient(options, load);
    await expect(api.call('scholarships.all', {})).rejects.toMatchObject({
      name: 'ApiError',
      failure: { kind: 'network' },
    });
    expect(await api.call('scholarships.all', {})).toEqual([]);
  });
});
