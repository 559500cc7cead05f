import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../npm-run.ts';
import { comparePictures, overlap } from './compare.ts';
import { type Comparison, comparisonPage } from './comparison-page.ts';
import { contactSheet, pngSize } from './contact-sheet.ts';
import { albumFile, fingerprint, picturesOf, readAlbum, readStories, type Story } from './pictures.ts';
import { serveFolder } from './serve-folder.ts';
import { takePictures } from './take-pictures.ts';

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

const storybook = join(root, '.tmp/storybook');
const folder = join(root, '.tmp/pictures', values.name);
const started = performance.now();

if (values.build || !existsSync(join(storybook, 'index.json'))) build();
const problems = await take();
if (values.compare !== undefined) compare(resolve(values.compare));
console.log(`It took ${Math.round((performance.now() - started) / 1000)} seconds.`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function build() {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [program, 'build', '--quiet', '--output-dir', storybook], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The Storybook could not be built.');
}

function isWanted({ title, name }: Story): boolean {
  return `${title} ${name}`.toLowerCase().includes(values.only.toLowerCase());
}

async function take(): Promise<readonly string[]> {
  const stories = readStories(storybook).filter(isWanted);
  const album = { build: fingerprint(storybook), stories };
  if (readAlbum(folder)?.build !== album.build) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(albumFile(folder), JSON.stringify(album));

  // Below a path, as a static host has it: what asks for something beside it is found out.
  const host = await serveFolder(storybook, '/storybook/');
  try {
    const failures = await takePictures({
      stories,
      url: host.url,
      folder,
      onStory: (done, all) => {
        if (done % 50 === 0 || done === all) console.log(`${done} of ${all} stories and widths`);
      },
    });
    const sizeOf = (file: string) => pngSize(readFileSync(join(folder, file)));
    writeFileSync(join(folder, 'index.html'), contactSheet(stories, sizeOf));
    console.log(`${picturesOf(stories).length} pictures: ${relative(root, join(folder, 'index.html'))}`);
    return [
      ...failures,
      ...[...host.missing].map((path) => `The Storybook asks for ${path}, which is not there`),
    ];
  } finally {
    await host.close();
  }
}

function compare(other: string) {
  const before = readAlbum(other);
  if (before === null) throw new Error(`There are no pictures in ${other}`);
  const files = (stories: readonly Story[]) => picturesOf(stories.filter(isWanted)).map(({ file }) => file);
  const { added, gone, shared } = overlap(files(before.stories), files(readAlbum(folder)?.stories ?? []));
  const marked = join(folder, 'changed');
  rmSync(marked, { recursive: true, force: true });
  mkdirSync(marked);
  const changed = shared.flatMap((file): Comparison['changed'] => {
    const difference = comparePictures(readFileSync(join(other, file)), readFileSync(join(folder, file)));
    if (difference === null) return [];
    writeFileSync(join(marked, file), difference.marks);
    const beside = relative(folder, join(other, file)).replaceAll('\\', '/');
    return [{ file, pixels: difference.pixels, before: beside, after: file, marks: `changed/${file}` }];
  });
  const same = shared.length - changed.length;
  writeFileSync(join(folder, 'comparison.html'), comparisonPage({ added, gone, changed, same }));
  console.log(`${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same} the same.`);
  for (const { file, pixels } of changed) console.log(`  ${file}: ${pixels} pixels`);
  console.log(relative(root, join(folder, 'comparison.html')));
}
