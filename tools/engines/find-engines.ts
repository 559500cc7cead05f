import { existsSync, globSync } from 'node:fs';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import type { WebKitPrograms } from './webkit.ts';

export interface Engines {
  readonly chromium: string | null;
  readonly firefox: string | null;
  readonly webkit: WebKitPrograms | null;
}

export type EngineName = keyof Engines;

/** What to install for an engine that is not there. */
export const howToInstall: Readonly<Record<EngineName, string>> = {
  chromium: 'npm ci (it comes with the packages on Linux), or name one in CHROME',
  firefox: 'apt-get install firefox-esr, or name one in FIREFOX',
  webkit: 'apt-get install webkit2gtk-driver xvfb xauth',
};

const first = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;

/** The engines on this machine. */
export async function findEngines(): Promise<Engines> {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const browser = first(globSync('/usr/{lib,libexec}{,/*}/webkit{2gtk-4.1,gtk-6.0,2gtk-4.0}/MiniBrowser'));
  const screen = first(['/usr/bin/xvfb-run']);
  return {
    chromium: await findBrowser().catch(() => null),
    firefox: first([
      process.env.FIREFOX,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ]),
    webkit: driver && browser && screen ? { driver, browser, screen } : null,
  };
}
