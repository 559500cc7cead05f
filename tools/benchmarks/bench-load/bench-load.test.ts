import { expect, it } from 'vitest';
import { freezePage } from './freeze-page.ts';
import { bytesUntil, medians } from './summary.ts';

it('a frozen page lacks only its scripts and their preloads', () => {
  const page =
    '<html lang="en" data-page="/"><head><script src="/before-paint.js"></script><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"a":1}</script></head><h1>Read me</h1><script type="module" src="/b.js"></script>';
  expect(freezePage(page)).toBe(
    '<html lang="en"><head><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"a":1}</script></head><h1>Read me</h1>',
  );
});

it('the summary takes the median of each figure separately', () => {
  const load = {
    lcp: 1,
    fcp: 1,
    tbt: 0,
    longestTask: 0,
    cls: 0,
    firstBytes: 5,
    ready: 6,
    requestsUntilReady: 4,
    scriptBytesUntilReady: 6,
    requests: 9,
    scripts: 3,
    scriptBytes: 7,
    bytes: 8,
  };
  const loads = [load, { ...load, lcp: 900, cls: 0.5 }, { ...load, lcp: 300, fcp: 3 }];
  expect(medians(loads)).toEqual({ ...load, lcp: 300 });
  expect(medians([load, { ...load, lcp: 4 }]).lcp).toBe(2.5);
});

it('the bytes that have arrived by a moment are counted', () => {
  const arrivals = [
    { atMs: 400, bytes: 10 },
    { atMs: 900, bytes: 20 },
    { atMs: 901, bytes: 40 },
  ];
  expect(bytesUntil(900, arrivals)).toBe(30);
});
