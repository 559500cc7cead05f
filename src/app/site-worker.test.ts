import { describe, expect, it } from 'vitest';
import { removeMockWorker, removeSiteWorker, startSiteWorker } from './site-worker.ts';

function container(scripts: readonly string[]) {
  const gone: string[] = [];
  const registrations = scripts.map((scriptURL) => ({
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: async () => gone.push(scriptURL) > 0,
  }));
  return {
    gone,
    workers: { getRegistrations: async () => registrations as unknown as ServiceWorkerRegistration[] },
  };
}

describe('a production build', () => {
  it('removes the mock’s worker, also below a path, and no other', async () => {
    const scripts = ['https://a.example/mock-worker.js', 'https://a.example/sub-path/mock-worker.js'];
    const { gone, workers } = container([
      ...scripts,
      'https://a.example/push.js',
      'https://a.example/not-a-mock-worker.js',
    ]);
    expect(await removeMockWorker(workers)).toBe(true);
    expect(gone).toEqual(scripts);
  });

  it('removes the worker of the production build before it, where it does without one, and what that has cached', async () => {
    const own = 'https://a.example/service-worker.js';
    const { gone, workers } = container([own, 'https://a.example/other-site/service-worker.js']);
    const names = [
      'eduempower.site / files',
      'eduempower.site / build 1',
      'eduempower.site /other-site/ files',
      'msw:pages',
    ];
    const deleted: string[] = [];
    const cacheStorage = {
      keys: async () => names,
      delete: async (name: string) => deleted.push(name) > 0,
    } as unknown as CacheStorage;
    await removeSiteWorker(workers, cacheStorage);
    expect(gone).toEqual([own]);
    expect(deleted).toEqual(names.slice(0, 2));
  });

  it('has nothing to do in a browser without workers', async () => {
    await expect(startSiteWorker(undefined)).resolves.toBeUndefined();
  });
});
