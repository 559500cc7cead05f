import { expect, it } from 'vitest';

/** Every module of the site but the one that starts it. */
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/**/*.{test,stories}.{ts,tsx}',
  '!/src/**/*.d.ts',
  '!/src/app/main.tsx',
  '!/src/**/form-test-kit.tsx',
]);

it('nothing reaches for the browser when it is imported, so that pages can be prerendered', async () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  const failed: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => failed.push(`${path}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
}, 60_000);
