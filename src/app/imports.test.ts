import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/**
 * Every module of the site except its entry point and the workers. Doesn't use `import.meta.glob`,
 * because the check for unused code would count every match as used.
 */
const modules = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.(?:test|spec|stories|d)\.tsx?$|-test-kit\.tsx$|-worker\.ts$|^app[/\\]main\.tsx$/.test(file),
);

it('every module except the entry point and the workers can be imported without browser APIs', async () => {
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
