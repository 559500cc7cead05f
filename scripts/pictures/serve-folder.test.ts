import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StaticHost, serveFolder } from './serve-folder.ts';

let folder: string;
let host: StaticHost;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'public/index.html'), '<title>Here</title>');
  writeFileSync(join(folder, 'public/a.css'), '@font-face { font-display: optional }');
  host = await serveFolder(join(folder, 'public'), '/storybook/');
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('serveFolder', () => {
  it('serves a folder below its base', async () => {
    const page = await fetch(host.url);
    expect(await page.text()).toBe('<title>Here</title>');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(host.missing.size).toBe(0);
  });

  it('lets no picture be taken in another face', async () => {
    expect(await (await fetch(`${host.url}a.css`)).text()).toContain('font-display:block');
  });

  it.each(['../index.html', 'not-there.js', '%2e%2e%2fsecret.txt'])(
    'remembers what is not there: %s',
    async (path) => {
      const answer = await fetch(`${host.url}${path}`);
      expect(answer.status).toBe(404);
      expect([...host.missing]).toEqual([expect.stringMatching(/index\.html|not-there\.js|secret\.txt/)]);
    },
  );
});
