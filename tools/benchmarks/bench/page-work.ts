import type { Browser, CDPSession, Page } from 'playwright';
import { CPU_SLOWDOWN } from './cpu-slowdown.ts';
import { untilIdle } from './until-idle.ts';

declare global {
  interface Window {
    /** Milliseconds from navigation until the first card of a list is painted. */
    firstCard: Promise<number>;
    /**
     * Time from each key press to the frame that shows its letter, in milliseconds. Chromium rounds
     * times to multiples of 8 ms and reports none under 16 ms.
     */
    keyDelays: number[];
  }
}

/** A page with CPU throttling, and with measurements of its main thread. */
export interface MeasuredPage {
  readonly page: Page;
  /**
   * Returns the main-thread work from the start of an action until the page is idle, in
   * milliseconds.
   */
  costOf(work: () => Promise<unknown>): Promise<number>;
  /** Returns the size of the JavaScript heap after garbage collection, in bytes. */
  heapSize(): Promise<number>;
}

/** Opens a page with an empty cache and CPU throttling. */
export async function openMeasuredPage(browser: Browser): Promise<MeasuredPage> {
  const page = await browser.newPage({
    locale: 'en-IN',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(observe);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    page,
    costOf: async (work) => {
      const before = await metric(devtools, 'TaskDuration');
      await work();
      await untilIdle(page);
      return ((await metric(devtools, 'TaskDuration')) - before) * 1000;
    },
    heapSize: async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return metric(devtools, 'JSHeapUsedSize');
    },
  };
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/**
 * Measures key delays and the time until the first card appears. Runs in the page before the page's
 * own scripts.
 */
function observe() {
  window.keyDelays = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.keyDelays.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.firstCard = new Promise((shown) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="listitem"] article, li article') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
