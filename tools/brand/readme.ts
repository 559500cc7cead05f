import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../scripts/npm-run.ts';
import { buildSite } from '../../scripts/sites/build-site.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/**
 * Records the mock panel moving through states as `docs/panel.webp`: `npm run panel -w
 * tools/brand`. Needs Debian's `webp` package.
 */
const STATES = 9;
const MILLISECONDS = 1800;

const site = siteNamed('mock');
await buildSite(site);
const server = spawn(process.execPath, [join(root, 'scripts/sites/serve-site.ts'), site.name]);
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
const folder = mkdtempSync(join(tmpdir(), 'panel-'));

await page.goto(`http://localhost:${site.port}/scholarship`);
await page.getByRole('button', { name: 'Mock', exact: true }).click();
const panel = page.getByRole('complementary', { name: 'Mock panel' });
await panel.getByText(/^scholarship \(/i).click();
await panel.getByRole('link', { name: 'The list cannot be loaded', exact: true }).click();
const frames: string[] = [];
for (let state = 0; state < STATES; state++) {
  if (state > 0) await page.keyboard.press('Alt+Shift+N');
  await panel.getByText(/^✓ On the page/).waitFor();
  await page.waitForLoadState('networkidle');
  const frame = join(folder, `${state}.png`);
  await page.screenshot({ path: frame });
  frames.push(frame);
}
await browser.close();
server.kill();

const output = join(root, 'docs/panel.webp');
const encoding = ['-loop', '0', '-lossy', '-q', '60', '-d', String(MILLISECONDS), ...frames, '-o', output];
process.exitCode = spawnSync('img2webp', encoding, { stdio: 'inherit' }).status ?? 1;
