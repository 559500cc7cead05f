import { defineConfig } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';

const port = 4181;
const engines = ['chromium', 'firefox', 'webkit'] as const;

/** The end-to-end tests in each engine: `npm start -w tools/engines` (main.ts). */
export default defineConfig<object, { engineName: (typeof engines)[number] }>({
  testDir: '.',
  outputDir: '../../.tmp/engines/results',
  fullyParallel: true,
  // One browser at a time: a delay on a busy machine is no difference between engines.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${port}` },
  projects: engines.map((name) => ({ name, use: { engineName: name } })),
  webServer: {
    command: `node scripts/sites/serve-site.ts ${siteNamed('mock').name} --port ${port}`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
