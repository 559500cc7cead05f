import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../scripts/npm-run.ts';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';

/** Flags that make the browser render the same pixels on every run. */
const drawingArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Partly repainted areas would have different smoothing along their edges.
  '--disable-partial-raster',
  '--num-raster-threads=1',
];

/** Configuration for pictures of the stories (`npm run pictures`, main.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: join(root, '.tmp/pictures/results'),
  snapshotPathTemplate: join(process.env.PICTURES_BEFORE ?? '', '{projectName}', '{arg}{ext}'),
  fullyParallel: true,
  // More workers than a small machine has cores, because the workers mostly wait for frames.
  workers: 4,
  timeout: 300_000,
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.1 } },
  reporter: [['line'], ['html', { outputFolder: join(root, '.tmp/pictures/report'), open: 'never' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findBrowser(), args: [...browserArgs, ...drawingArgs] },
  },
  projects: [390, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme },
    })),
  ),
});
