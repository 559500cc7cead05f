import type { Browser, Page } from 'playwright';
import { type Arrival, bytesUntil, type LoadFigures } from './summary.ts';

/** How much slower than this machine's the processor is: about a cheap phone's. */
export const CPU_SLOWDOWN = 4;

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
    loadFigures: { lcp: number; fcp: number; tbt: number; cls: number };
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
    // What the API answers is no part of the page.
    if (ofSite.has(requestId)) arrivals.push({ atMs: (timestamp - startedAt) * 1000, bytes });
  };
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    arrive(requestId, timestamp, response.encodedDataLength),
  );
  devtools.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    arrive(requestId, timestamp, encodedDataLength),
  );
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  // What came last is still to be run and drawn.
  await untilIdle(page);
  const figures = await page.evaluate(() => window.loadFigures);
  await context.close();
  const scripts = [...sizes].filter(([id]) => kinds.get(id) === 'Script');
  const sum = (entries: readonly (readonly [string, number])[]) =>
    entries.reduce((total, [, size]) => total + size, 0);
  return {
    ...figures,
    firstBytes: bytesUntil(figures.fcp, arrivals),
    requests: sizes.size,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    bytes: sum([...sizes]),
  };
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
function observe() {
  const figures = { lcp: 0, fcp: 0, tbt: 0, cls: 0 };
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
    if (figures.fcp > 0 && startTime + duration > figures.fcp) figures.tbt += duration - 50;
  });
  follow<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
}
