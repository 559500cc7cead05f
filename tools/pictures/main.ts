import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/npm-run.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { readStories } from './stories.ts';

/**
 * Compares pictures of the stories in another commit with those in this tree: `npm run pictures --
 * [--against <commit>] [--only <words of a title>]`. Exits with 1 if a picture differs.
 */

const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } });
const { only = '' } = values;

const other = values.against ?? git('merge-base', 'HEAD', 'main');
const commit = git('rev-parse', '--verify', `${other}^{commit}`).slice(0, 12);
const home = join(root, '.tmp/pictures');
const [before, now] = [join(home, commit), join(home, 'now')];
/** Exists once all pictures of `commit` have been taken. Later runs reuse the pictures. */
const complete = join(before, 'complete');
const environment = { ...process.env, CHROME: await findBrowser() };

if (!existsSync(join(before, 'storybook/index.json'))) buildCommit();
buildStorybook(root, now);
if (!existsSync(complete)) {
  console.log(`\nTaking pictures of ${commit} …`);
  const code = takePictures(before, ['--update-snapshots', 'all', '--reporter', 'line', '--quiet']);
  if (code !== 0) throw new Error(`Could not take the pictures of ${commit}. See the output above.`);
  if (only === '') writeFileSync(complete, '');
}
console.log('\nTaking pictures of this tree …');
process.exitCode = takePictures(now, ['--update-snapshots', 'none']);
const stays = new Set(readStories(join(now, 'storybook')).map(({ id }) => id));
for (const { id } of readStories(join(before, 'storybook')))
  if (!stays.has(id)) console.log(`removed: ${id}`);
console.log('See the differences in .tmp/pictures/report/index.html');

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Builds the Storybook of `commit`, with the packages of this tree. */
function buildCommit() {
  const tree = join(home, 'tree');
  const packages = join(tree, 'node_modules');
  git('worktree', 'add', '--force', '--detach', tree, commit);
  symlinkSync(join(root, 'node_modules'), packages, 'junction');
  try {
    buildStorybook(tree, before);
  } finally {
    unlinkSync(packages);
    git('worktree', 'remove', '--force', tree);
  }
}

function buildStorybook(tree: string, folder: string) {
  const output = join(folder, 'storybook');
  rmSync(folder, { recursive: true, force: true });
  const program = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [program, 'build', '--quiet', '--output-dir', output], {
    cwd: tree,
    stdio: 'inherit',
    // Docgen takes more than half of the build time and affects no picture.
    env: { ...environment, STORYBOOK_DOCGEN: 'off' },
  });
  if (status !== 0) throw new Error(`Could not build the Storybook of ${tree}. See the output above.`);
  for (const file of globSync(join(output, '**/*.css'))) {
    // Pictures must show the site's own fonts from the start, even on a slow machine.
    const css = readFileSync(file, 'utf8').replace(/font-display:\s*optional/g, 'font-display:block');
    writeFileSync(file, css);
  }
}

/**
 * Runs Playwright to take a Storybook's pictures, or to compare them with those of the other
 * commit.
 */
function takePictures(folder: string, args: readonly string[]): number {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const config = ['--config', 'tools/pictures/playwright.config.ts', '--grep', only];
  const { status } = spawnSync(process.execPath, [...playwright, ...config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PICTURES_STORYBOOK: join(folder, 'storybook'), PICTURES_BEFORE: before },
  });
  return status ?? 1;
}
