import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { root } from '../../scripts/npm-run.ts';
import { buildSite } from '../../scripts/sites/build-site.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/**
 * Takes the pictures for the README from a mock build: `npm run readme -w tools/brand`. To take
 * only one, add `-- home` or `-- panel`. Needs Debian's `webp` package.
 */

const STATES = 9;
const MILLISECONDS = 1800;
const HEIGHT = 800;
/** Differs from the port of the tests, which may run at the same time. */
const PORT = 4190;

const site = siteNamed('mock');
const origin = `http://localhost:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'readme-'));

function encode(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
}

/**
 * Takes the picture `docs/home.webp`: the home page on a desktop and a phone, without the mock
 * panel and the simulation notice.
 */
async function takeHome(browser: Browser): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata' });
  const pictures: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(origin);
    await page.addStyleTag({
      content: '[data-mock-panel], body > [role="note"] { display: none !important }',
    });
    await page.waitForLoadState('networkidle');
    pictures.push((await page.screenshot()).toString('base64'));
  }
  await page.setViewportSize({ width: 1280 + 390 + 3 * 24, height: HEIGHT + 2 * 24 });
  await page.setContent(
    `<style>body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #e4e2da }
      img { border-radius: 12px }</style>
    ${pictures.map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`).join('')}`,
  );
  const path = join(folder, 'home.png');
  await page.screenshot({ path });
  encode('cwebp', ['-quiet', '-q', '80', path, '-o', join(root, 'docs/home.webp')]);
}

/** Records `docs/panel.webp`: an animation in which the mock panel steps through states. */
async function takePanel(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: HEIGHT }, reducedMotion: 'reduce' });
  await page.goto(`${origin}/scholarship`);
  await page.getByRole('button', { name: 'Mock', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Mock panel' });
  await panel.getByText(/^scholarship \(/i).click();
  await panel.getByRole('link', { name: 'The scholarship list cannot be loaded', exact: true }).click();
  const frames: string[] = [];
  for (let state = 0; state < STATES; state++) {
    if (state > 0) await page.keyboard.press('Alt+Shift+N');
    await panel.getByText(/^✓ On the page/).waitFor();
    await page.waitForLoadState('networkidle');
    const frame = join(folder, `${state}.png`);
    await page.screenshot({ path: frame });
    frames.push(frame);
  }
  const output = join(root, 'docs/panel.webp');
  encode('img2webp', [
    '-loop',
    '0',
    '-lossy',
    '-q',
    '60',
    '-d',
    String(MILLISECONDS),
    ...frames,
    '-o',
    output,
  ]);
}

const pictures = { home: takeHome, panel: takePanel };
const { positionals } = parseArgs({ allowPositionals: true });
await buildSite(site);
const serve = [join(root, 'scripts/sites/serve-site.ts'), site.name, '--port', String(PORT)];
const server = spawn(process.execPath, serve, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
await Promise.race([
  once(server.stdout, 'data'),
  once(server, 'exit').then(() => Promise.reject(new Error('The site is not served.'))),
]);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
try {
  for (const [name, take] of Object.entries(pictures)) {
    if (positionals.length === 0 || positionals.includes(name)) await take(browser);
  }
} finally {
  await browser.close();
  server.kill();
}
