import { type Browser, type CDPSession, chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from './find-browser.ts';
import { siteNamed } from './sites.ts';

/**
 * Prints how much main-thread work each keystroke costs in the search boxes over ten thousand scholarships and two
 * thousand campaigns, and how much another order of the campaigns: everything the browser does from the key to the
 * frame that shows the result. A figure to read, not a test. Build the site with the mock first:
 * `node scripts/build-sites.ts mock`.
 */
const BUDGET_MS = 50;
const ORIGIN = 'http://localhost:4190';

interface List {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  readonly search: string;
  readonly words: string;
  /** The choice of an order, and the orders to choose. */
  readonly sort?: { readonly label: string; readonly orders: readonly string[] };
}

const lists: readonly List[] = [
  {
    name: '10,000 scholarships',
    path: '/scholarship',
    ready: 'Showing 10,000 of 10,000 scholarships',
    search: 'Search scholarships',
    words: 'mysuru nursing',
  },
  {
    name: '2,000 campaigns',
    path: '/crowdfunding',
    ready: 'Showing 9 of 2,000 campaigns',
    search: 'Search campaigns',
    words: 'coding almora',
    sort: { label: 'Sort by', orders: ['Most Funded', 'Ending Soon', 'Most Popular', 'Newest'] },
  },
];

const site = siteNamed('mock');
const server = await preview({
  logLevel: 'silent',
  build: { outDir: site.folder },
  preview: { port: 4190, strictPort: true },
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // The mock draws the campaigns' pictures on the page's own thread, as no server does: they are left out.
  args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
});
try {
  for (const list of lists) await measure(browser, list);
} finally {
  await browser.close();
  await server.close();
}

async function measure(chrome: Browser, { name, path, ready, search, words, sort }: List) {
  const page = await chrome.newPage({ locale: 'en-IN', viewport: { width: 1280, height: 800 } });
  await page.goto(`${ORIGIN}${path}?world=large`);
  await page.getByText(ready).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  console.log(name);
  const costs: number[] = [];
  const step = async (what: string, work: () => Promise<unknown>) => {
    const before = await busyMs(devtools);
    await work();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    const cost = (await busyMs(devtools)) - before;
    costs.push(cost);
    console.log(`  ${what.padEnd(16)}${cost.toFixed(1).padStart(6)} ms`);
  };

  if (sort) {
    const choice = page.getByRole('combobox', { name: sort.label });
    await choice.focus();
    for (const order of sort.orders) await step(order, () => choice.selectOption(order));
  }
  await page.getByRole('searchbox', { name: search }).focus();
  for (const letter of words) {
    await step(JSON.stringify(letter), () => page.keyboard.press(letter === ' ' ? 'Space' : letter));
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `  median ${median.toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms, budget ${BUDGET_MS} ms`,
  );
  await page.close();
}

/** What the main thread has worked since the page began, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
