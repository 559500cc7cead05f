import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../npm-run.ts';

/** The browserslist names in package.json, each with Vite's and MDN's names for that browser. */
const names = {
  chrome: { vite: 'chrome', mdn: ['chrome', 'chrome_android'] },
  firefox: { vite: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { vite: 'safari', mdn: ['safari'] },
  ios_saf: { vite: 'ios', mdn: ['safari_ios'] },
} as const;

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: readonly string[];
};

const oldest = browserslist.map((line) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!(browser in names))
    throw new Error(`Cannot read “${line}” in browserslist. Write it like “chrome >= 109”.`);
  return { ...names[browser as keyof typeof names], version };
});

/** The oldest browsers that the site supports, in the format of Vite's `build.target`. */
export const buildTarget: string[] = oldest.map(({ vite, version }) => `${vite}${version}`);

/** The oldest supported versions, keyed by the names in MDN's browser compatibility data. */
export const oldestVersions: Readonly<Record<string, number>> = Object.fromEntries(
  oldest.flatMap(({ mdn, version }) => mdn.map((name) => [name, Number(version)])),
);
