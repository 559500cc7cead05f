import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './npm-run.ts';
import { compareRequirements } from './requirements.ts';

/** `npm run check:requirements`: every id that is cited is a row of the document, and a test proves every row. */
const DOCUMENT = 'docs/requirements.md';
/** Its ids are made up, to be found wrong. */
const OWN_TEST = join('scripts', 'requirements.test.ts');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = globSync(['*.md', '{src,mocks,e2e,scripts,tools,docs,.storybook}/**/*.{ts,tsx,mjs,md}'], {
  cwd: root,
})
  .filter((path) => path !== OWN_TEST)
  .map((path) => ({ path, text: read(path) }));

const { unlisted, untested, repeated } = compareRequirements(read(DOCUMENT), files);
for (const [id, paths] of unlisted) console.error(`${id} is not in ${DOCUMENT}: ${paths.join(', ')}`);
for (const id of untested) console.error(`${id} is in ${DOCUMENT}, and no test has it in its title`);
for (const id of repeated) console.error(`${id} is listed twice in ${DOCUMENT}`);
if (unlisted.size + untested.length + repeated.length > 0) process.exitCode = 1;
else console.log('Every requirement is proved by a test, and every id that is cited is a requirement.');
