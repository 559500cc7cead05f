import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerAsDeployed } from './as-deployed.ts';

const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
const built = {
  'index.html': 'home',
  'shell.html': 'shell',
  'about/index.html': 'about',
  'resources/student-guide/index.html': 'guide',
  'assets/a-12345678.js': 'script',
  'fonts/f.woff2': 'font',
};
for (const [path, text] of Object.entries(built)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const server = createServer(answerAsDeployed(folder, { 'X-Frame-Options': 'DENY' }));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 200, 'home', 'no-cache'],
  ['/about', 200, 'about', 'no-cache'],
  ['/about/?from=home', 200, 'about', 'no-cache'],
  ['/no/such/page', 200, 'shell', 'no-cache'],
  ['/no-such.txt', 200, 'shell', 'no-cache'],
  ['/resources/', 200, 'shell', 'no-cache'],
  ['/assets/a-12345678.js', 200, 'script', 'public, max-age=31536000, immutable'],
  ['/assets/nope.js', 404, 'Not found', 'no-store'],
  ['/fonts/f.woff2', 200, 'font', 'public, max-age=2592000'],
  ['/fonts/nope.woff2', 404, 'Not found', 'no-store'],
])(
  'answerAsDeployed answers %s with the status %s, the text ‘%s’ and the Cache-Control header ‘%s’',
  async (path, status, text, cacheControl) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${path}`);
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      status,
      text,
      cacheControl,
    ]);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  },
);
