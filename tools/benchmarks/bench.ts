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
 * Prints what the largest lists cost on a processor that is slowed down four times: the first cards of ten thousand
 * scholarships after the answer's last byte, each keystroke in the search boxes over them and over two thousand
 * campaigns, filters, orders, memory, and opening a scholarship with five thousand applicants. Figures to read, not a
 * test. `npm start -w tools/benchmarks` builds the sites first.
 */
const RUNS = 5;
const APPLICANTS = 5000;
/** How long the page waits for a list with nothing to do, in milliseconds. */
const SERVER_MS = 500;

interface List {
  readonly name: string;
  readonly path: string;
  readonly read: string;
  readonly search: string;
  readonly words: string;
  /** The button that shows the choices, where they are not open. */
  readonly opener?: string;
  /** The choices in order, by the label of their field. */
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
      ['Sort by', 'Deadline first'],
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
// It says so when it answers.
await new Promise((ready) => api.stdout.once('data', ready));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // Pictures are drawn by the mock: they are left out.
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

/** Opens a list whose answer comes when the rest of the page is there; says how to let the answer come. */
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

/** From the answer's last byte to the frame that shows its first cards, in milliseconds. */
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
  report(`${list.name}: first cards after the answer's last byte`, times);
}

async function searchTheList(list: List): Promise<void> {
  const { page, costOf, heapSize, release } = await openList(list);
  const before = await heapSize();
  release();
  await page.evaluate(() => window.firstCard);
  await untilIdle(page);
  console.log(`${list.name}: they hold ${(((await heapSize()) - before) / 1e6).toFixed(1)} MB`);
  if (list.opener !== undefined) await page.getByRole('button', { name: list.opener, exact: true }).click();
  for (const [label, option] of list.choices) {
    const choice = page.getByRole('combobox', { name: label });
    await choice.focus();
    const cost = await costOf(() => choice.selectOption(option));
    console.log(`${list.name}: ${label}, ${option}: ${cost.toFixed(0)} ms of work`);
  }
  if (list.opener !== undefined) await page.getByRole('button', { name: list.opener, exact: true }).click();
  await page.getByRole('searchbox', { name: list.search }).focus();
  // By then the code for a visitor's first input has loaded, and the address has the choice.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.keyDelays.splice(0));
  const work: number[] = [];
  for (const letter of list.words) {
    work.push(await costOf(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  report(`${list.name}: a keystroke until its letter is shown`, await keyDelays(page, list.words.length));
  report(`${list.name}: all work for a keystroke and what it finds`, work);
  await page.close();
}

/** How long each of so many keys took; one under 16 ms counts as 8. */
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

/** The key and the text of an organization's copy on the device: many have applied for its scholarship. */
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
