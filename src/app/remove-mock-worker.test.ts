import { describe, expect, it } from 'vitest';
import { removeMockWorker } from './remove-mock-worker.ts';

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
    await removeMockWorker(workers);
    expect(gone).toEqual(scripts);
  });

  it('has nothing to remove in a browser without workers', async () => {
    await expect(removeMockWorker(undefined)).resolves.toBeUndefined();
  });
});
