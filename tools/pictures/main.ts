import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/npm-run.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { readStories } from './stories.ts';

/**
 * Takes the stories of another commit and of this tree, and shows what differs: `npm run pictures -- [--against <commit>]
 * [--only <words of a title>]`. Exits with 1 where something differs.
 */
const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } });
const { only = '' } = values;

const other = values.against ?? git('merge-base', 'HEAD', 'main');
const commit = git('rev-parse', '--verify', `${other}^{commit}`).slice(0, 12);
const home = join(root, '.tmp/pictures');
const [before, now] = [join(home, commit), join(home, 'now')];
/** Lies beside pictures that were all taken: they need not be taken again. */
const complete = join(before, 'complete');
const environment = { ...process.env, CHROME: await findBrowser() };

if (!existsSync(join(before, 'storybook/index.json'))) buildCommit();
buildStorybook(root, now);
if (!existsSync(complete)) {
  console.log(`\nTaking ${commit} …`);
  const code = takePictures(before, ['--update-snapshots', 'all', '--reporter', 'line', '--quiet']);
  if (code !== 0) throw new Error(`The pictures of ${commit} could not be taken.`);
  if (only === '') writeFileSync(complete, '');
}
console.log('\nTaking this tree …');
process.exitCode = takePictures(now, ['--update-snapshots', 'none']);
const stays = new Set(readStories(join(now, 'storybook')).map(({ id }) => id));
for (const { id } of readStories(join(before, 'storybook'))) if (!stays.has(id)) console.log(`gone: ${id}`);
console.log('What differs: .tmp/pictures/report/index.html');

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Builds the Storybook of the other commit, with the packages of this tree. */
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
    // Reading every component's properties takes more than half of a build, and shows in no picture.
    env: { ...environment, STORYBOOK_DOCGEN: 'off' },
  });
  if (status !== 0) throw new Error(`The Storybook of ${tree} could not be built.`);
  for (const file of globSync(join(output, '**/*.css'))) {
    // A picture has to have its own face from the first moment on, however slow the machine is.
    const css = readFileSync(file, 'utf8').replace(/font-display:\s*optional/g, 'font-display:block');
    writeFileSync(file, css);
  }
}

/** Lets Playwright take a Storybook's pictures, or compare them with those of the other commit. */
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
