import { test as base, expect } from '@playwright/test';
import { build } from 'vite';
import { startChromium, startFirefox } from './by-playwright.ts';
import type { Engine } from './driver.ts';
import { findEngines } from './find-engines.ts';
import { type Person, personAt } from './person.ts';
import { startWebKit } from './webkit.ts';

interface Options {
  readonly engineName: 'chromium' | 'firefox' | 'webkit';
}

interface Worker extends Options {
  readonly engine: Engine;
  readonly script: string;
}

async function start(name: Options['engineName']): Promise<Engine> {
  const { chromium, firefox, webkit } = await findEngines();
  if (name === 'chromium' && chromium) return startChromium(chromium);
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  throw new Error(`${name} is not on this machine`);
}

/** What runs in the page, as one expression. */
async function inPageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    // A library's build leaves this to who uses it: what finds elements by role and label reads it.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/in-page.ts`, formats: ['iife'], name: 'inPage' },
    },
  });
  const [bundle] = [output].flat() as { output: { code: string }[] }[];
  return `(() => { ${bundle?.output[0]?.code}; return inPage; })()`;
}

/** A test of one engine: a person at a tab of a fresh profile. An error of the page fails it. */
export const test = base.extend<{ person: Person }, Worker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of this pattern.
    async ({}, use) => use(await inPageScript()),
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      console.log(engine.version);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ engine, script, baseURL }, use) => {
    const tab = await engine.newTab();
    await tab.resize(1280, 900);
    await use(personAt(tab, baseURL ?? '', script));
    const problems = [...tab.problems()];
    await tab.close();
    expect.soft(problems, 'errors on the console').toEqual([]);
  },
});

export { expect };
