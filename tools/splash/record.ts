import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/**
 * Records the splash's video out of the scene beside this file: `npm start -w tools/splash`. The browser
 * draws and encodes it; no other tool is needed. Run it after the scene has changed.
 */
const SECONDS = 6;
const BITS_PER_SECOND = 60_000;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
const page = await browser.newPage({ viewport: { width: 160, height: 90 } });
await page.goto(pathToFileURL(join(import.meta.dirname, 'scene.html')).href);
const { type, base64 } = await page.evaluate(
  ([seconds, bits]) =>
    (
      window as unknown as {
        record(seconds: number, bits: number): Promise<{ type: string; base64: string }>;
      }
    ).record(seconds, bits),
  [SECONDS, BITS_PER_SECOND] as const,
);
await browser.close();

const bytes = Buffer.from(base64, 'base64');
writeFileSync(join(import.meta.dirname, '../../public/assets/load.webm'), bytes);
console.log(`public/assets/load.webm: ${(bytes.length / 1000).toFixed(0)} kB, ${type}`);
