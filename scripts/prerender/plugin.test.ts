import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { prerenderedPages } from './plugin.ts';

const options = { siteUrl: undefined, isMock: true, apiBaseUrl: null, keepsManifest: true };

/**
 * Runs the plugin on the output of two fake builds.
 *
 * @returns the site's folder
 */
async function drawPages(prerenderer: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = {
    'site/index.html': '<html><head></head></html>',
    'site/.vite/manifest.json': '{}',
    'drawn/prerender.js': prerenderer,
  };
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const environment = (name: string) => ({ config: { build: { outDir: join(folder, name) } } });
  const { buildApp } = prerenderedPages(options);
  if (typeof buildApp !== 'function') throw new Error('The plugin builds nothing');
  const builder = {
    config: { root: '/somewhere/else', base: '/' },
    environments: { client: environment('site'), ssr: environment('drawn') },
    build: async () => {},
  };
  const site = join(folder, 'site');
  await buildApp.call({} as never, builder as unknown as ViteBuilder).catch((error: unknown) => {
    throw Object.assign(error as Error, { remains: existsSync(site) });
  });
  return site;
}

it('the build writes the fallback page to an absolute `--outDir`, with tags for link previews', async () => {
  const site = await drawPages(`
    export const pages = [];
    export const drawPage = async () => ({
      head: '<title>Home</title><meta name="description" content="For students"/>',
      body: '',
    });`);
  expect(readFileSync(join(site, 'shell.html'), 'utf8')).toContain(
    '<meta property="og:description" content="For students">',
  );
});

it('a build that fails to render a page removes its output', async () => {
  const drawing = drawPages(`
    export const pages = [];
    export const drawPage = async () => { throw new Error('No page'); };`);
  await expect(drawing).rejects.toMatchObject({ message: 'No page', remains: false });
});
