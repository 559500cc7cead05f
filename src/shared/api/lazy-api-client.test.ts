import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { createLazyApiClient, type LoadApiClient } from './lazy-api-client.ts';

const options = { baseUrl: '/api', bearer: async () => null };
const client: ApiClient = { call: vi.fn(async () => [] as never) };
const loaded: Awaited<ReturnType<LoadApiClient>> = { createApiClient: () => client };

describe('createLazyApiClient', () => {
  it('downloads nothing before the first call, and once for all calls', async () => {
    const load = vi.fn(async () => loaded);
    const api = createLazyApiClient(options, load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([api.call('scholarships.all', {}), api.call('scholarships.all', {})]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(client.call).toHaveBeenCalledTimes(2);
  });

  it('is a failed connection when it cannot be downloaded, and is asked for again', async () => {
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
