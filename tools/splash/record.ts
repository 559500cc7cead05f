import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/**
 * Records the splash's video from `tools/splash/scene.html`, once for each color scheme: `npm start
 * -w tools/splash`. The browser renders and encodes the video, so no other tool is needed. Run the
 * command after a change to the scene.
 */

const SECONDS = 6;
const BITS_PER_SECOND = 90_000;

type Scheme = 'light' | 'dark';

interface Scene {
  record(scheme: Scheme, seconds: number, bits: number): Promise<{ type: string; base64: string }>;
}

const files: Readonly<Record<Scheme, string>> = { light: 'load.webm', dark: 'load-dark.webm' };

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
const page = await browser.newPage({ viewport: { width: 160, height: 90 } });
await page.goto(pathToFileURL(join(import.meta.dirname, 'scene.html')).href);
for (const [scheme, file] of Object.entries(files) as [Scheme, string][]) {
  const { type, base64 } = await page.evaluate(
    ([colors, seconds, bits]) => (window as unknown as Scene).record(colors, seconds, bits),
    [scheme, SECONDS, BITS_PER_SECOND] as const,
  );
  const bytes = Buffer.from(base64, 'base64');
  writeFileSync(join(import.meta.dirname, '../../public/assets', file), bytes);
  console.log(`public/assets/${file}: ${(bytes.length / 1000).toFixed(0)} kB, ${type}`);
}
await browser.close();
