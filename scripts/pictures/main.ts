import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../npm-run.ts';
import { judge } from './acceptance.ts';
import { hashesOf } from './accepted-file.ts';
import { comparePictures } from './compare.ts';
import { type Comparison, comparisonPage } from './comparison-page.ts';
import { readAlbum, type Story } from './pictures.ts';
import { albums, takeAlbum } from './take-album.ts';

/**
 * Takes a picture of every story, at both widths, light and dark, into one contact sheet:
 * `npm run pictures -- [--name <folder>] [--only <words>] [--compare <other folder>] [--no-build]`.
 * A run that was interrupted goes on where it stopped, as long as the Storybook is still the same.
 */
const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'latest' },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const folder = join(albums, values.name);
const started = performance.now();

const problems = await takeAlbum(folder, { builds: values.build, isWanted });
if (values.compare !== undefined) compare(resolve(values.compare));
console.log(`It took ${Math.round((performance.now() - started) / 1000)} seconds.`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function isWanted({ title, name }: Story): boolean {
  return `${title} ${name}`.toLowerCase().includes(values.only.toLowerCase());
}

function compare(other: string) {
  if (readAlbum(other) === null) throw new Error(`There are no pictures in ${other}`);
  const verdict = judge(hashesOf(other, isWanted), hashesOf(folder, isWanted));
  const marked = join(folder, 'changed');
  rmSync(marked, { recursive: true, force: true });
  mkdirSync(marked);
  const changed = verdict.changed.flatMap((key): Comparison['changed'] => {
    const file = `${key}.png`;
    const difference = comparePictures(readFileSync(join(other, file)), readFileSync(join(folder, file)));
    if (difference === null) return [];
    writeFileSync(join(marked, file), difference.marks);
    const beside = relative(folder, join(other, file)).replaceAll('\\', '/');
    return [{ file, pixels: difference.pixels, before: beside, after: file, marks: `changed/${file}` }];
  });
  const { added, gone } = verdict;
  // Other bytes may still look the same.
  const same = verdict.same + verdict.changed.length - changed.length;
  writeFileSync(join(folder, 'comparison.html'), comparisonPage({ added, gone, changed, same }));
  console.log(`${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same} the same.`);
  for (const { file, pixels } of changed) console.log(`  ${file}: ${pixels} pixels`);
  console.log(relative(root, join(folder, 'comparison.html')));
}
