import { type CDPSession, chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from './find-browser.ts';
import { siteNamed } from './sites.ts';

/**
 * Prints how much main-thread work each keystroke costs in the search box over ten thousand scholarships:
 * everything the browser does from the key to the frame that shows the result. A figure to read, not a test.
 * Build the site with the mock first: `node scripts/build-sites.ts mock`.
 */
const BUDGET_MS = 50;
const WORDS = 'mysuru nursing';

const site = siteNamed('mock');
const server = await preview({
  logLevel: 'silent',
  build: { outDir: site.folder },
  preview: { port: 4190, strictPort: true },
});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
try {
  const page = await browser.newPage({ locale: 'en-IN', viewport: { width: 1280, height: 800 } });
  await page.goto('http://localhost:4190/scholarship?world=large');
  await page.getByText('Showing 10,000 of 10,000 scholarships').waitFor();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.getByRole('searchbox', { name: 'Search scholarships' }).focus();

  const costs: number[] = [];
  for (const letter of WORDS) {
    const before = await busyMs(devtools);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    const cost = (await busyMs(devtools)) - before;
    costs.push(cost);
    console.log(`${JSON.stringify(letter)}  ${cost.toFixed(1).padStart(6)} ms`);
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `median ${median.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms, budget ${BUDGET_MS} ms`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** What the main thread has worked since the page began, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
