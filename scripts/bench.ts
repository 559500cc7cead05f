import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from './find-browser.ts';
import { siteNamed } from './sites.ts';

/**
 * Prints how much main-thread work the largest lists cost: each keystroke in the search boxes over ten thousand
 * scholarships and two thousand campaigns, another order of the campaigns, and opening the details of a scholarship
 * with five thousand applicants. Everything counts that the browser does from the key to the frame that shows the
 * result. Figures to read, not a test. Build the site with the mock first: `node scripts/build-sites.ts mock`.
 */
const BUDGET_MS = 50;
const OPENINGS = 5;
const OPENING_BUDGET_MS = 200;
const APPLICANTS = 5000;

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
const address = 'http://localhost:4190';
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
  for (const list of lists) await searchTheList(browser, list);
  await openTheDetails(browser);
} finally {
  await browser.close();
  await server.close();
}

async function searchTheList(
  using: Browser,
  { name, path, ready, search, words, sort }: List,
): Promise<void> {
  const { page, devtools } = await openPage(using);
  await page.goto(`${address}${path}?seed=large`);
  await page.getByText(ready).waitFor();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const costs: number[] = [];
  const step = async (what: string, work: () => Promise<unknown>) => {
    const cost = await costOf(page, devtools, work);
    costs.push(cost);
    console.log(`${what.padEnd(16)}${cost.toFixed(1).padStart(6)} ms`);
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
  report(`searching ${name}`, costs, BUDGET_MS);
  await page.close();
}

async function openTheDetails(using: Browser): Promise<void> {
  const { page, devtools } = await openPage(using);
  await page.goto(`${address}/about?as=organization`);
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
  await page.evaluate((text) => localStorage.setItem('organizationScholarships', text), crowdedRecord());
  await page.goto(`${address}/organization/dashboard/scholarship-analytics`);
  await page.getByRole('heading', { name: 'Applications by status' }).waitFor();
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: 'View Details: Crowded' });
  const costs: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await opener.focus();
    const cost = await costOf(page, devtools, async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Crowded' }).getByRole('article').first().waitFor();
    });
    costs.push(cost);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Crowded' }).waitFor({ state: 'hidden' });
  }
  const what = `opening the details of ${APPLICANTS.toLocaleString('en-IN')} applicants`;
  report(what, costs, OPENING_BUDGET_MS);
}

/** What lies on the device of an organization whose scholarship many have applied for. */
function crowdedRecord(): string {
  const applicantDetails = Array.from({ length: APPLICANTS }, (_, index) => ({
    id: `app-${index}`,
    applicationId: `app-${index}`,
    name: `Applicant ${index}`,
    gender: index % 2 === 0 ? 'Female' : 'Male',
    email: `applicant-${index}@students.example`,
    marks: 50 + (index % 50),
    appliedAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
    about: 'I grew up in Gaya and like to explain things to my younger cousins.',
  }));
  const scholarship = { id: 'crowded', title: 'Crowded', deadline: '2099-12-31', applicantDetails };
  return JSON.stringify({ version: 1, owner: 'user_vidya_trust', current: [scholarship] });
}

async function openPage(using: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await using.newPage({ locale: 'en-IN', viewport: { width: 1280, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

/** What the main thread works until the frame after something was done, in milliseconds. */
async function costOf(page: Page, devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await busyMs(devtools);
  await work();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  return (await busyMs(devtools)) - before;
}

/** What the main thread has worked since the page began, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function report(what: string, costs: readonly number[], budget: number): void {
  const sorted = costs.toSorted((a, b) => a - b);
  const median = (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
  const worst = (sorted.at(-1) ?? 0).toFixed(1);
  console.log(`${what}: median ${median} ms, worst ${worst} ms, budget ${budget} ms`);
}
