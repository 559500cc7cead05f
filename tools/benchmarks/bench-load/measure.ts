import { setTimeout as wait } from 'node:timers/promises';
import { CPU_SLOWDOWN } from '../bench/cpu-slowdown.ts';
import type { LoadFigures } from './summary.ts';

/** Time limit for a page to settle, in milliseconds. */
const LIMIT_MS = 45_000;
/** The time that a new tab needs for its own startup work, in milliseconds. */
const TAB_OPENS_MS = 400;

/** An emulated connection: bytes per second in both directions, and latency in milliseconds. */
export interface Line {
  readonly rate: number;
  readonly latencyMs: number;
}

export interface MeasureOptions {
  /** Port of the browser's debugger. */
  readonly port: number;
  readonly width: number;
  /** The emulated connection, or null to use the machine's own. */
  readonly line: Line | null;
}

declare global {
  interface Window {
    /** Resolves once the page has hydrated and then been idle for 1.2 seconds. */
    settledFigures: Promise<LoadFigures>;
  }
}

/**
 * Loads a page with an empty cache, in a tab that Playwright does not control. Scripts run slower
 * in a controlled tab: V8 resolves the source position of every new error there, and React creates
 * five when it starts. In this benchmark, that alone takes 200 ms.
 *
 * @throws Error if the page does not settle in time
 */
export async function measureLoad(url: string, { port, width, line }: MeasureOptions): Promise<LoadFigures> {
  const debugged = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${debugged}/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await opened.json()) as Record<'id' | 'webSocketDebuggerUrl', string>;
  const tab = new WebSocket(webSocketDebuggerUrl);
  const limit = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_, reject) => {
    limit.onabort = () => reject(new Error(`${url} did not settle within ${LIMIT_MS / 1000} s`));
  });
  try {
    return await Promise.race([visit(tab, url, width, line), late]);
  } finally {
    limit.onabort = null;
    tab.close();
    await fetch(`${debugged}/close/${id}`);
  }
}

async function visit(tab: WebSocket, url: string, width: number, line: Line | null): Promise<LoadFigures> {
  await new Promise((resolve) => tab.addEventListener('open', resolve));
  await send(tab, 'Network.enable');
  await send(tab, 'Network.clearBrowserCache');
  await send(tab, 'Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  if (line !== null) {
    await send(tab, 'Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.rate,
      uploadThroughput: line.rate,
    });
  } else {
    await send(tab, 'Network.disable');
  }
  const screen = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await send(tab, 'Emulation.setDeviceMetricsOverride', screen);
  await send(tab, 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send(tab, 'Page.enable');
  await send(tab, 'Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await wait(TAB_OPENS_MS);
  await send(tab, 'Page.navigate', { url });
  // Until the navigation commits, the tab still shows a blank page.
  while ((await evaluate(tab, 'typeof settledFigures')) !== 'object') await wait(100);
  return evaluate(tab, 'settledFigures');
}

/** Evaluates an expression in the page and awaits its value. */
async function evaluate<Value>(tab: WebSocket, expression: string): Promise<Value> {
  const asked = { expression, awaitPromise: true, returnByValue: true };
  const { result } = await send<{ result: { value: Value } }>(tab, 'Runtime.evaluate', asked);
  return result.value;
}

/**
 * Sends one command. Callers await each command before they send the next.
 *
 * @throws Error if the browser refuses the command
 */
function send<Answer>(tab: WebSocket, method: string, params: object = {}): Promise<Answer> {
  tab.send(JSON.stringify({ id: 1, method, params }));
  return new Promise((resolve, reject) => {
    tab.onmessage = ({ data }) => {
      // Events have no id, unlike responses to commands.
      const { id, result, error } = JSON.parse(String(data));
      if (error) reject(new Error(error.message));
      else if (id === 1) resolve(result);
    };
  });
}

/** Collects the figures. Runs in the page before the page's own scripts. */
function observe() {
  const figures = { lcp: 0, fcp: 0, tbt: 0, longestTask: 0, cls: 0, ready: 0 };
  let lastChange = 0;
  const follow = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      lastChange = performance.now();
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  follow('resource', () => {});
  follow<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    // A page without scripts never requests the data for list cards, so the comparison leaves the
    // cards out.
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
  // The site removes `data-page` from a prerendered page after hydration.
  const takeover = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-page')) return;
    figures.ready = performance.now();
    takeover.disconnect();
  });
  let isParsed = false;
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    takeover.observe(document.documentElement, { attributeFilter: ['data-page'] });
  });

  const count = () => {
    const loads = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).origin === location.origin);
    const sum = (of: readonly PerformanceResourceTiming[], ending = '') =>
      of
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const untilReady = loads.filter(({ startTime }) => startTime < figures.ready);
    const page = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return {
      firstBytes: page.encodedBodySize + sum(loads.filter(({ responseEnd }) => responseEnd <= figures.fcp)),
      // Adds the request for the page itself.
      requestsUntilReady: untilReady.length + 1,
      jsUntilReady: sum(untilReady, '.js'),
      cssUntilReady: sum(untilReady, '.css'),
      requests: loads.length + 1,
      js: sum(loads, '.js'),
      css: sum(loads, '.css'),
      bytes: page.encodedBodySize + sum(loads),
    };
  };
  window.settledFigures = new Promise((settle) => {
    const QUIET_MS = 1200;
    const timer = setInterval(() => {
      const isTakenOver = isParsed && !document.documentElement.hasAttribute('data-page');
      if (!isTakenOver || figures.fcp === 0 || performance.now() - lastChange < QUIET_MS) return;
      clearInterval(timer);
      settle({ ...figures, ...count() });
    }, 200);
  });
}
