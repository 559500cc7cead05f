import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/**
 * Draws the images that other programs show for the site: the link preview in messaging apps, and
 * the icons of the installed site. Run `npm start -w tools/brand` after a change to
 * `public/icon.svg` or `tools/brand/preview.html`.
 */

const publicFolder = join(import.meta.dirname, '../../public');
const icon = readFileSync(join(publicFolder, 'icon.svg'), 'utf8');
const BRAND = '#35319b';

/** Systems crop a maskable icon to their own shape, so the drawing must fit in 80% of the width. */
const icons = [
  { file: 'icon-192.png', size: 192, drawing: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, drawing: 1, ground: 'transparent' },
  { file: 'maskable-512.png', size: 512, drawing: 0.8, ground: BRAND },
  { file: 'apple-touch-icon.png', size: 180, drawing: 1, ground: BRAND },
] as const;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(pathToFileURL(join(import.meta.dirname, 'preview.html')).href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(publicFolder, 'preview.png') });
for (const { file, size, drawing, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; height: 100vh; display: grid; place-content: center; background: ${ground} }
      svg { width: ${size * drawing}px; height: ${size * drawing}px }</style>${icon}`,
  );
  await page.screenshot({ path: join(publicFolder, 'icons', file), omitBackground: true });
}
await browser.close();
