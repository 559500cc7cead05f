import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { hostedServicesFlags, hostedServicesPort } from './scripts/sites/hosted-services.ts';
import { mockServerPort, siteNamed } from './scripts/sites/sites.ts';
import { findBrowser, testBrowserArgs, unwantedBrowserArgs } from './scripts/test/find-browser.ts';

const mock = siteNamed('mock');
const http = siteNamed('http');
const express2026 = siteNamed('express-2026');
const subPath = siteNamed('sub-path');
const strict = siteNamed('strict');
const serve = ({ name, port }: typeof mock) => ({
  command: `node scripts/sites/serve-site.ts ${name}`,
  port,
  reuseExistingServer: false,
});

/** Resolves only this machine's names, so that a request that escapes the mock fails visibly. */
const onlyThisMachine = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const hostedServices = await hostedServicesFlags();
const launchOptions = {
  executablePath: await findBrowser(),
  args: [...testBrowserArgs, `--host-resolver-rules=${onlyThisMachine}`],
  ignoreDefaultArgs: [...unwantedBrowserArgs],
};

/**
 * Runs the main journeys (tests tagged `@every-engine`) in Firefox and WebKit, if these are
 * installed. CI installs them with `npx playwright install firefox webkit`.
 */
const otherEngines = [firefox, webkit]
  .filter((engine) => existsSync(engine.executablePath()))
  .map((engine) => ({
    name: engine.name(),
    testIgnore: ['e2e/http/**', 'e2e/sub-path/**', 'e2e/strict/**'],
    grep: /@every-engine/,
    use: {
      baseURL: `http://localhost:${mock.port}`,
      browserName: engine.name() as 'firefox' | 'webkit',
      // The tests can reset a device only in Chromium.
      ownDevice: true,
      launchOptions: {},
    },
  }));

export default defineConfig<{ ownDevice: boolean }>({
  testDir: 'e2e',
  outputDir: '.tmp/test-results',
  fullyParallel: true,
  // A small machine has two cores. The third worker uses them while other tests wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long enough for a slow machine. A test that hangs still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? '.tmp/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // An action that cannot succeed fails after 15 seconds instead of at the test's time limit.
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Animations take a fifth of the CPU time. Tests that need animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes as much CPU time as running the page. `TRACE=on` records every test
    // and keeps the traces of failed ones.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      // Listed first, because only one worker runs this project. The other workers run the
      // remaining projects at the same time.
      name: 'http',
      testMatch: 'http/**/*.spec.ts',
      // The mock server stores one session at a time, so a parallel test would sign the user out.
      workers: 1,
      use: {
        baseURL: `http://localhost:${http.port}`,
        launchOptions: {
          ...launchOptions,
          args: [
            ...testBrowserArgs,
            `--host-resolver-rules=${hostedServices.hostRules}, ${onlyThisMachine}`,
            hostedServices.trust,
          ],
        },
      },
    },
    // The mock build under a sub-path of a plain static host.
    {
      name: 'sub-path',
      testMatch: 'sub-path/**/*.spec.ts',
      use: { baseURL: `http://localhost:${subPath.port}${subPath.base}` },
    },
    // Checks every prerendered page with a React build that warns about each hydration difference.
    {
      name: 'strict',
      testMatch: 'strict/**/*.spec.ts',
      use: { baseURL: `http://localhost:${strict.port}` },
    },
    {
      name: 'mock',
      testIgnore: ['e2e/http/**', 'e2e/sub-path/**', 'e2e/strict/**'],
      use: { baseURL: `http://localhost:${mock.port}` },
    },
    ...otherEngines,
  ],
  webServer: [
    serve(mock),
    serve(subPath),
    serve(strict),
    ...(existsSync('e2e/http')
      ? [
          serve(http),
          serve(express2026),
          {
            command: `node mocks/server.ts --port ${mockServerPort}`,
            port: mockServerPort,
            reuseExistingServer: false,
          },
          {
            command: 'node scripts/sites/serve-hosted-services.ts',
            port: hostedServicesPort,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
