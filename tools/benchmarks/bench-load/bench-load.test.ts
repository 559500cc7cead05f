import { expect, it } from 'vitest';
import { freezePage } from './freeze-page.ts';
import { type LoadFigures, medians, report } from './summary.ts';

it('freezePage removes only executable scripts, their preloads and the data-page attribute', () => {
  const page =
    '<html lang="en" data-page="/"><head><script src="/before-paint.js"></script><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"a":1}</script></head><h1>Read me</h1><script type="module" src="/b.js"></script>';
  expect(freezePage(page)).toBe(
    '<html lang="en"><head><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"a":1}</script></head><h1>Read me</h1>',
  );
});

const load: LoadFigures = {
  lcp: 600,
  fcp: 300,
  tbt: 0,
  longestTask: 0,
  cls: 0,
  firstBytes: 5000,
  ready: 700,
  requestsUntilReady: 4,
  jsUntilReady: 61_500,
  cssUntilReady: 9000,
  requests: 9,
  js: 70_000,
  css: 9000,
  bytes: 90_000,
};

it('the load benchmark takes the median of each figure separately', () => {
  const loads = [load, { ...load, lcp: 900, cls: 0.5 }, { ...load, lcp: 700, fcp: 400 }];
  expect(medians(loads)).toEqual({ ...load, lcp: 700 });
  expect(medians([load, { ...load, lcp: 605 }]).lcp).toBe(602.5);
});

it('the load benchmark reports the LCP ratio, the blocking time, and the sizes of JS and CSS', () => {
  const text = report(load, { ...load, lcp: 400 });
  expect(text).toContain('LCP 600 ms, 1.50 times that of the page without scripts (400 ms)');
  expect(text).toContain('TBT 0 ms');
  expect(text).toContain('JS 61.5 kB, CSS 9.0 kB');
});
