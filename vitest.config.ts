import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser, testBrowserArgs } from './scripts/test/find-browser.ts';
import { absentWallets, prepared } from './vite.shared.ts';

export const shared = {
  define: { __MOCKING__: 'false' },
  resolve: { alias: absentWallets },
};

// Without a browser, tests that don't need one still run.
const executablePath = await findBrowser().catch((error: Error) => console.warn(error.message));
export const inBrowser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { args: [...testBrowserArgs], ...(executablePath && { executablePath }) },
    actionTimeout: 5_000,
    contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, name }],
});

/**
 * Removes two `console` functions that React's development build uses to record every element and
 * render for the browser's profiler. Recording takes a fifth of the time of a test that renders the
 * whole site. Warnings and component stacks don't need these functions.
 */
const withoutReactProfiling: Plugin = {
  name: 'eduempower:without-react-profiling',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.createTask = console.timeStamp = undefined;',
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * Lets the browser cache modules, which every test file loads again. This saves a tenth of the time.
 * In watch mode, the cache would hide changes, so only `vitest run` uses it.
 */
const moduleHeaders: Record<string, string> = process.argv.includes('run')
  ? { 'Cache-Control': 'max-age=3600' }
  : {};

/** Tests that run in Node, without a browser. */
export const unit = {
  ...shared,
  test: {
    name: 'unit',
    environment: 'node',
    // Test files share a process, which saves a third of the run time. Each file undoes its changes
    // to shared state.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // Property tests with many random inputs are slow on a busy machine.
    testTimeout: 30_000,
    css: true,
    include: ['{src,mocks,scripts,tools,.storybook}/**/*.test.ts'],
    sequence: { groupOrder: 0 },
  },
};

export default defineConfig({
  test: {
    // A small machine has two cores. A third worker runs while other tests wait.
    maxWorkers: 3,
    retry: 0,
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: process.env.TEST_REPORT ?? '.tmp/reports/vitest.json' }]],
    coverage: { include: ['src/**', 'mocks/**'], exclude: ['**/*.gen.ts', '**/*.stories.tsx'] },
    projects: [
      unit,
      {
        ...shared,
        plugins: [react(), withoutReactProfiling],
        server: { headers: moduleHeaders },
        // Optimizes these packages up front, because an import found later would reload the page
        // during a test.
        optimizeDeps: {
          entries: ['{src,mocks,.storybook}/**/*.test.tsx', 'scripts/test/browser-test-setup.ts'],
          include: [...prepared, 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['{src,mocks,.storybook}/**/*.test.tsx'],
          setupFiles: ['scripts/test/without-owner-stacks.ts', 'scripts/test/browser-test-setup.ts'],
          // Test files share a page, which saves a third of the run time. `resetPage` clears the
          // page.
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: inBrowser('browser'),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), withoutReactProfiling],
        // Vite does not scan packages, so it would miss the imports in Storybook's preview files.
        optimizeDeps: {
          entries: ['src/**/*.stories.tsx', '.storybook/states/*.ts'],
          include: [...prepared, 'axe-core'],
        },
        test: {
          name: 'stories',
          // Stories can share one page, as in Storybook, because each story sets up everything that
          // it needs.
          isolate: false,
          setupFiles: ['scripts/test/without-owner-stacks.ts'],
          // A story in `.storybook/states` renders the whole site, and axe checks the whole page.
          // Both are slow on a busy machine.
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
          browser: inBrowser('stories'),
        },
      },
    ],
  },
});
