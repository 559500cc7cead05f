import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { prerenderedPages } from './plugin.ts';

const options = { siteUrl: undefined, isMock: true, apiBaseUrl: null, keepsManifest: true };

it('the page for every other address is written into an absolute `--outDir`, with a preview for messengers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = {
    'site/index.html': '<html><head></head></html>',
    'site/.vite/manifest.json': '{}',
    'drawn/prerender.js': `
      export const pages = [];
      export const drawPage = async () => ({
        head: '<title>Home</title><meta name="description" content="For students"/>',
        body: '',
      });`,
  };
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const environment = (name: string) => ({ config: { build: { outDir: join(folder, name) } } });
  const { buildApp } = prerenderedPages(options);
  if (typeof buildApp !== 'function') throw new Error('The plugin builds nothing');
  await buildApp.call(
    {} as never,
    {
      config: { root: '/somewhere/else', base: '/' },
      environments: { client: environment('site'), ssr: environment('drawn') },
      build: async () => {},
    } as unknown as ViteBuilder,
  );
  expect(readFileSync(join(folder, 'site/shell.html'), 'utf8')).toContain(
    '<meta property="og:description" content="For students">',
  );
});
