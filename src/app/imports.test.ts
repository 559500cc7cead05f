import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/**
 * Every module of the site but the one that starts it, and workers. Not by `import.meta.glob`: what that imports counts as used,
 * with all it exports, for the check that finds what nothing uses.
 */
const modules = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.(?:test|spec|stories|d)\.tsx?$|-test-kit\.tsx$|-worker\.ts$|^app[/\\]main\.tsx$/.test(file),
);

it('nothing reaches for the browser when it is imported, so that pages can be prerendered', async () => {
  expect(typeof window).toBe('undefined');
  expect(modules.length).toBeGreaterThan(100);
  const failed: string[] = [];
  for (const file of modules) {
    await import(/* @vite-ignore */ join(src, file)).catch((error: unknown) =>
      failed.push(`${file}: ${String(error)}`),
    );
  }
  expect(failed).toEqual([]);
}, 60_000);
