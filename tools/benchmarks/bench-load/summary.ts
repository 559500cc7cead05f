/** Figures of one page load. Bytes are compressed sizes of the site's own files. */
export interface LoadFigures {
  /** Largest and first contentful paint, in milliseconds since navigation. */
  readonly lcp: number;
  readonly fcp: number;
  /**
   * Total blocking time in milliseconds: the sum of the time beyond 50 ms in each task after the
   * first paint.
   */
  readonly tbt: number;
  /** The longest task after the first paint, in milliseconds. */
  readonly longestTask: number;
  /** Cumulative layout shift, which has no unit. */
  readonly cls: number;
  /** Bytes received before the first contentful paint. */
  readonly firstBytes: number;
  /** Milliseconds until hydration finished. 0 for a page without scripts. */
  readonly ready: number;
  /** Requests and bytes until hydration finished. */
  readonly requestsUntilReady: number;
  readonly jsUntilReady: number;
  readonly cssUntilReady: number;
  /** Requests and bytes until the page was idle. */
  readonly requests: number;
  readonly js: number;
  readonly css: number;
  readonly bytes: number;
}

/** Returns the median of each figure. */
export function medians(loads: readonly LoadFigures[]): LoadFigures {
  const [first] = loads;
  if (first === undefined) throw new RangeError('medians() needs at least one load');
  const names = Object.keys(first) as (keyof LoadFigures)[];
  const entries = names.map((name) => [name, median(loads.map((load) => load[name]))]);
  return Object.fromEntries(entries) as Record<keyof LoadFigures, number>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/**
 * Formats the medians of a build, and compares them with the page without scripts.
 *
 * @param limit the figures of the same page without scripts, which are the best possible
 */
export function report(page: LoadFigures, limit: LoadFigures): string {
  return [
    `LCP ${ms(page.lcp)}, ${(page.lcp / limit.lcp).toFixed(2)} times that of the page without scripts (${ms(limit.lcp)})`,
    `FCP ${ms(page.fcp)}, ${(page.fcp / limit.fcp).toFixed(2)} times (${ms(limit.fcp)}), after ${kB(page.firstBytes)}`,
    `TBT ${ms(page.tbt)}, longest task ${ms(page.longestTask)}, CLS ${page.cls.toFixed(3)}`,
    `interactive after ${ms(page.ready)}: ${page.requestsUntilReady} requests, JS ${kB(page.jsUntilReady)}, CSS ${kB(page.cssUntilReady)}`,
    `until idle: ${page.requests} requests, JS ${kB(page.js)}, CSS ${kB(page.css)}, all ${kB(page.bytes)}`,
  ].join('\n');
}
