import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../npm-run.ts';
import { compareRequirements } from './requirements.ts';

/**
 * `npm run check requirements`: every cited id must have a row in docs/requirements.md, and every
 * row needs a test.
 */

const DOCUMENT = 'docs/requirements.md';
/** The check skips this file, because it cites invented ids. */
const OWN_TEST = join('scripts', 'check', 'requirements.test.ts');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = globSync(['*.md', '{src,mocks,e2e,scripts,tools,docs,.storybook}/**/*.{ts,tsx,mjs,md}'], {
  cwd: root,
})
  .filter((path) => path !== OWN_TEST)
  .map((path) => ({ path, text: read(path) }));

const { unlisted, untested, repeated } = compareRequirements(read(DOCUMENT), files);
for (const [id, paths] of unlisted) console.error(`${id} is not in ${DOCUMENT}: ${paths.join(', ')}`);
for (const id of untested) console.error(`${id} is in ${DOCUMENT}, but no test title cites it`);
for (const id of repeated) console.error(`${id} is listed twice in ${DOCUMENT}`);
if (unlisted.size + untested.length + repeated.length > 0) process.exitCode = 1;
else console.log('Every requirement has a test, and every cited id is a requirement.');
