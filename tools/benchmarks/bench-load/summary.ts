/** What one load of a page cost. */
export interface LoadFigures {
  /** Milliseconds from the navigation to the largest content, and to the first. */
  readonly lcp: number;
  readonly fcp: number;
  /** Milliseconds by which tasks after the first content were longer than 50 ms (total blocking time). */
  readonly tbt: number;
  /** Milliseconds that the longest of these tasks took. */
  readonly longestTask: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
  /** Compressed bytes of the site's own that had come by the first content. */
  readonly firstBytes: number;
  /** When React had taken the page over, in milliseconds, and what was asked for by then. Scripts in compressed bytes. */
  readonly ready: number;
  readonly requestsUntilReady: number;
  readonly scriptBytesUntilReady: number;
  /** Until the page was idle. */
  readonly requests: number;
  readonly scripts: number;
  /** Compressed bytes of scripts, and of everything. */
  readonly scriptBytes: number;
  readonly bytes: number;
}

/** Bytes that came at a moment, in milliseconds from the navigation. */
export interface Arrival {
  readonly atMs: number;
  readonly bytes: number;
}

/** How much had come by a moment. */
export function bytesUntil(ms: number, arrivals: readonly Arrival[]): number {
  return arrivals.reduce((sum, { atMs, bytes }) => (atMs <= ms ? sum + bytes : sum), 0);
}

/** The median of every figure. */
export function medians(loads: readonly LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures) => median(loads.map((load) => load[name]));
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    tbt: of('tbt'),
    longestTask: of('longestTask'),
    cls: of('cls'),
    firstBytes: of('firstBytes'),
    ready: of('ready'),
    requestsUntilReady: of('requestsUntilReady'),
    scriptBytesUntilReady: of('scriptBytesUntilReady'),
    requests: of('requests'),
    scripts: of('scripts'),
    scriptBytes: of('scriptBytes'),
    bytes: of('bytes'),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}
