import type { Browser, Page, Request } from 'playwright';
import { type Arrival, bytesUntil, type LoadFigures } from './summary.ts';

/** How much slower than this machine's the processor is: about a cheap phone's. */
export const CPU_SLOWDOWN = 4;

/** How long a desktop browser is busy with a new window, at most, in milliseconds. */
export const WINDOW_OPENS_MS = 4000;

/** An emulated connection: bytes a second both ways, and milliseconds until a server begins to answer. */
export interface Line {
  readonly rate: number;
  readonly latencyMs: number;
}

export interface MeasureOptions {
  readonly width: number;
  /** Null for the machine's own. */
  readonly line: Line | null;
}

declare global {
  interface Window {
    loadFigures: Pick<LoadFigures, 'lcp' | 'fcp' | 'tbt' | 'longestTask' | 'cls' | 'ready'>;
  }
}

/** Loads a page in a new profile, with nothing cached, and waits until it is idle. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { width, line }: MeasureOptions,
): Promise<LoadFigures> {
  const context = await browser.newContext({ locale: 'en-IN', viewport: { width, height: 900 } });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (line !== null) {
    const { rate, latencyMs: latency } = line;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: rate,
      uploadThroughput: rate,
    });
  }
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const arrivals: Arrival[] = [];
  const ofSite = new Set<string>();
  let startedAt = Number.NaN;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (Number.isNaN(startedAt)) startedAt = timestamp;
    if (new URL(request.url).origin === new URL(url).origin) ofSite.add(requestId);
  });
  const arrive = (requestId: string, timestamp: number, bytes: number) => {
    // The API's answers are not part of the page.
    if (ofSite.has(requestId)) arrivals.push({ atMs: (timestamp - startedAt) * 1000, bytes });
  };
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    arrive(requestId, timestamp, response.encodedDataLength),
  );
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    arrive(requestId, timestamp, encodedDataLength),
  );
  // A new window of a desktop browser loads pages of the browser's own, which would take the page's processor.
  await page.waitForTimeout(WINDOW_OPENS_MS);
  const quiet = untilQuiet(page);
  await page.goto(url, { timeout: 120_000 });
  await page.evaluate(untilTakenOver);
  await quiet();
  // What came last is still to be run and drawn.
  await untilIdle(page);
  const figures = await page.evaluate(() => window.loadFigures);
  const untilReady = await page.evaluate(countUntilReady);
  await context.close();
  const scripts = [...sizes].filter(([id]) => kinds.get(id) === 'Script');
  const sum = (entries: readonly (readonly [string, number])[]) =>
    entries.reduce((total, [, size]) => total + size, 0);
  return {
    ...figures,
    ...untilReady,
    firstBytes: bytesUntil(figures.fcp, arrivals),
    requests: sizes.size,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    bytes: sum([...sizes]),
  };
}

/** How long a page asks for nothing until it counts as quiet, in milliseconds. */
const QUIET_MS = 500;

/** Follows what a page asks for from now on. Playwright's `networkidle` is past before a slow page is taken over. */
function untilQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let onChange = () => {};
  page.on('request', (request) => {
    // The sign-in service's host never answers here.
    if (new URL(request.url()).hostname !== 'localhost') return;
    open.add(request);
    onChange();
  });
  const end = (request: Request) => {
    open.delete(request);
    onChange();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return () =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      onChange = () => {
        clearTimeout(timer);
        if (open.size === 0) timer = setTimeout(resolve, QUIET_MS);
      };
      onChange();
    });
}

/** Waits until the frame after something is drawn, and nothing is left to do for it. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((rested) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => rested()))),
      ),
  );
}

/** Runs in the page before its own scripts. */
export function observe() {
  const figures = { lcp: 0, fcp: 0, tbt: 0, longestTask: 0, cls: 0, ready: 0 };
  window.loadFigures = figures;
  const follow = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  follow<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    // The cards of a list come with the API's answer, which the limit never gets: its frame is what is compared.
    if (element?.closest('li article, [role="listitem"] article') == null) figures.lcp = startTime;
  });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  follow('longtask', ({ startTime, duration }) => {
    if (figures.fcp === 0 || startTime + duration <= figures.fcp) return;
    figures.tbt += duration - 50;
    figures.longestTask = Math.max(figures.longestTask, duration);
  });
  follow<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
  // A page that the build drew loses its mark when React has taken it over.
  const page = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-page')) return;
    figures.ready = performance.now();
    page.disconnect();
  });
  addEventListener('DOMContentLoaded', () =>
    page.observe(document.documentElement, { attributeFilter: ['data-page'] }),
  );
}

/** Runs in the page: Playwright's own waiting would look again and again, which costs the page time. */
function untilTakenOver(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    if (!root.hasAttribute('data-page')) return resolve();
    new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-page'] });
  });
}

/** Runs in the page. */
function countUntilReady() {
  const loads = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < window.loadFigures.ready);
  return {
    // The page itself is one.
    requestsUntilReady: loads.length + 1,
    scriptBytesUntilReady: loads
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
