import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

it('creates each formatter once, at its first use', async () => {
  // Another test in this process may have created them.
  vi.resetModules();
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const [{ formatCount }, { formatLongDate }] = await Promise.all([
    import('./count.ts'),
    import('./dates.ts'),
    import('./amount.ts'),
  ]);
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([0, 0]);
  expect([formatCount(125_000), formatCount(7)]).toEqual(['1,25,000', '7']);
  expect(formatLongDate('2027-03-31')).toBe('31 March 2027');
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([1, 1]);
});
