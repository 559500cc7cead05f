import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { mockServerPort, siteNamed } from '../../scripts/sites/sites.ts';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';
import { openMeasuredPage } from './bench/page-work.ts';
import { untilIdle } from './bench/until-idle.ts';
import { serveCompressed } from './bench-load/serve-compressed.ts';
import { median } from './bench-load/summary.ts';

/**
 * Prints the cost of lists with ten thousand scholarships and two thousand campaigns, on a
 * processor slowed down by a factor of four. Measures memory, and the time to show the first cards,
 * to handle each keystroke in the search box, to filter, to sort, and to open a scholarship with
 * five thousand applicants. No test checks the figures. `npm start -w tools/benchmarks` builds the
 * sites first.
 */

const RUNS = 5;
const APPLICANTS = 5000;
/** How long a list's response is held back after the page has become idle, in milliseconds. */
const SERVER_MS = 500;

interface List {
  readonly name: string;
  readonly path: string;
  readonly read: string;
  readonly search: string;
  readonly words: string;
  /** The name of the button that opens the filters. Omitted if they are always visible. */
  readonly opener?: string;
  /** The options that the benchmark chooses, one after another, each with its field's label. */
  readonly choices: readonly (readonly [label: string, option: string])[];
}

const lists: readonly List[] = [
  {
    name: '10,000 scholarships',
    path: '/scholarship',
    read: '/api/scholarships',
    search: 'Search scholarships',
    words: 'mysuru nursing',
    opener: 'Filters',
    choices: [
      ['Amount Range', 'Low: under ₹50,000'],
      ['Amount Range', 'Any amount'],
      ['Max Family Income', 'Under ₹50,000'],
      ['Max Family Income', 'Any income'],
      ['Sort by', 'Highest amount'],
      ['Sort by', 'Newest'],
      ['Sort by', 'Nearest deadline'],
    ],
  },
  {
    name: '2,000 campaigns',
    path: '/crowdfunding',
    read: '/api/fundraiser',
    search: 'Search campaigns',
    words: 'coding almora',
    choices: [
      ['Sort by', 'Most Funded'],
      ['Sort by', 'Ending Soon'],
      ['Sort by', 'Most Popular'],
      ['Sort by', 'Newest'],
    ],
  },
];

const [sitePort, mockPort] = [4193, 4194];
const servers = [
  await serveCompressed(siteNamed('http').folder, sitePort, (html) => html),
  await serveCompressed(siteNamed('mock').folder, mockPort, (html) => html),
];
const api = spawn(
  process.execPath,
  ['mocks/server.ts', '--port', String(mockServerPort), '--seed', 'large'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
// The server prints its first line once it is ready.
await new Promise((ready) => api.stdout.once('data', ready));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // Skips images. The mock serves drawings, whose cost says nothing about that of real photos.
  args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
});
try {
  for (const list of lists) {
    await firstCards(list);
    await searchTheList(list);
  }
  await openTheDetails();
} finally {
  await browser.close();
  api.kill();
  for (const server of servers) server.close();
}

/**
 * Opens a list page, but holds back the list's response until `release` is called. Returns after
 * the rest of the page has loaded.
 */
async function openList({ path, read }: List) {
  const measured = await openMeasuredPage(browser);
  const { page } = measured;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${read}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`http://localhost:${sitePort}${path}`);
  await page.locator('html[data-page]').waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  await untilIdle(page);
  await setTimeout(SERVER_MS);
  return { ...measured, release };
}

/**
 * Measures the milliseconds from the last byte of the response to the frame that shows the first
 * cards.
 */
async function firstCards(list: List): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, release } = await openList(list);
    release();
    const shown = await page.evaluate(() => window.firstCard);
    const received = await page.evaluate(
      (read) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .findLast(({ name }) => name.endsWith(read))?.responseEnd ?? Number.NaN,
      list.read,
    );
    times.push(shown - received);
    await page.close();
  }
  report(`${list.name}: first cards after the last byte of the response`, times);
}

async function searchTheList(list: List): Promise<void> {
  const { page, costOf, heapSize, release } = await openList(list);
  const before = await heapSize();
  release();
  await page.evaluate(() => window.firstCard);
  await untilIdle(page);
  console.log(`${list.name}: memory ${(((await heapSize()) - before) / 1e6).toFixed(1)} MB`);
  if (list.opener !== undefined) await page.getByRole('button', { name: list.opener, exact: true }).click();
  for (const [label, option] of list.choices) {
    const choice = page.getByRole('combobox', { name: label });
    await choice.focus();
    const cost = await costOf(() => choice.selectOption(option));
    console.log(`${list.name}: ${label}, ${option}: ${cost.toFixed(0)} ms of work`);
  }
  if (list.opener !== undefined) await page.getByRole('button', { name: list.opener, exact: true }).click();
  await page.getByRole('searchbox', { name: list.search }).focus();
  // Waits until the page has finished loading, then discards the delays recorded so far.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.keyDelays.splice(0));
  const work: number[] = [];
  for (const letter of list.words) {
    work.push(await costOf(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  report(`${list.name}: a keystroke until its letter appears`, await keyDelays(page, list.words.length));
  report(`${list.name}: all work for a keystroke and its results`, work);
  await page.close();
}

/**
 * Returns the delay of each key press. Chromium does not report delays under 16 ms, so they count
 * as 8 ms.
 */
async function keyDelays(page: Page, keys: number): Promise<number[]> {
  const delays = await page.evaluate(() => window.keyDelays);
  return [...delays, ...Array.from({ length: keys - delays.length }, () => 8)];
}

async function openTheDetails(): Promise<void> {
  const { page, costOf } = await openMeasuredPage(browser);
  const address = `http://localhost:${mockPort}`;
  await page.goto(`${address}/about?as=organization`);
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), crowdedRecord());
  await page.goto(`${address}/organization/dashboard/scholarship-analytics`);
  await page.getByRole('heading', { name: 'Applications by status' }).waitFor();
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: 'View Details: Crowded' });
  const costs: number[] = [];
  for (let opening = 0; opening < RUNS; opening += 1) {
    await opener.focus();
    costs.push(
      await costOf(async () => {
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'Crowded' }).getByText('Average Marks').waitFor();
      }),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Crowded' }).waitFor({ state: 'hidden' });
  }
  report(`${APPLICANTS.toLocaleString('en-IN')} applicants: opening the details`, costs);
}

/**
 * Returns the storage key and the text of an organization's cached scholarship with many
 * applicants.
 */
function crowdedRecord(): [string, string] {
  const students = Array.from({ length: APPLICANTS }, (_, index) => `student-${index}`);
  const applications = students.map((studentId, index) => ({
    id: `app-${index}`,
    studentId,
    status: 'PENDING',
    createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString(),
  }));
  const profiles = students.map((studentId, index) => [
    studentId,
    { gender: index % 2 === 0 ? 'Female' : 'Male', marks: 50 + (index % 50) },
  ]);
  const scholarship = {
    id: 'crowded',
    title: 'Crowded',
    totalAmount: 50_000,
    organizationId: 'user_vidya_trust',
    expiredAt: '2099-12-31',
    applications,
  };
  const data = { readAt: Date.now(), scholarships: [scholarship], profiles: Object.fromEntries(profiles) };
  return ['eduempower.organization-scholarships.user_vidya_trust', JSON.stringify({ version: 1, data })];
}

function report(what: string, times: readonly number[]): void {
  const worst = Math.max(...times);
  console.log(`${what}: median ${median(times).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
}
