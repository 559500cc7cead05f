import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const workerFile = 'mock-worker.js';

/**
 * Adds the mock's service worker to builds and to the development server. This worker imports MSW's
 * own worker from the same folder.
 */
export function mockWorker(): Plugin {
  const readWorker = () => readFileSync(join(import.meta.dirname, '../../mocks', workerFile), 'utf8');
  let address = '';
  return {
    name: 'mock-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ base }) => {
      address = new URL(workerFile, new URL(base, 'http://localhost')).pathname;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: readWorker() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname !== address) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(readWorker());
      });
    },
  };
}
