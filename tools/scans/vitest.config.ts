import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createWorker } from 'tesseract.js';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inBrowser, shared } from '../../vitest.config.ts';

/**
 * `npm start -w tools/scans`: whether text recognition still reads the pages that the site makes of photos. It takes a
 * minute or two, so it is no part of `npm test`.
 */

const require = createRequire(import.meta.url);
const language = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Answers `POST /recognize`, a JPEG as base64, with the text in it. */
const recognition: Plugin = {
  name: 'recognition',
  configureServer({ middlewares, httpServer }) {
    const reader = createWorker('eng', 1, { langPath: language, gzip: true, cacheMethod: 'none' });
    httpServer?.on('close', () => void reader.then((worker) => worker.terminate()));
    middlewares.use('/recognize', async (request, response) => {
      const { data } = await (await reader).recognize(Buffer.from(await text(request), 'base64'));
      response.end(data.text);
    });
  },
};

export default defineConfig({
  ...shared,
  plugins: [recognition],
  test: {
    name: 'scans',
    include: ['tools/scans/*.spec.ts'],
    testTimeout: 120_000,
    maxWorkers: 1,
    browser: inBrowser('scans'),
  },
});
