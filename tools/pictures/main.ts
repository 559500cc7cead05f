import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { root } from '../../scripts/npm-run.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { readStories } from './stories.ts';

/**
 * Takes the stories of another commit and of this tree, and shows what differs: `npm run pictures -- [--against <commit>]
 * [--only <words of a title>] [--no-build]`. Exits with 1 where something differs.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const commit = git(
  'rev-parse',
  '--verify',
  `${values.against ?? git('merge-base', 'HEAD', 'main')}^{commit}`,
);
const home = join(root, '.tmp/pictures');
const [before, now] = [join(home, commit.slice(0, 12)), join(home, 'now')];
/** Lies beside pictures that were all taken: they need not be taken again. */
const complete = join(before, 'complete');
const environment = { ...process.env, CHROME: await findBrowser() };

if (!existsSync(join(before, 'storybook/index.json'))) await buildCommit();
if (values.build || !existsSync(join(now, 'storybook/index.json'))) await buildStorybook(root, now);
if (values.only !== undefined || !existsSync(complete)) {
  console.log(`\nTaking ${commit.slice(0, 12)} …`);
  const code = await takePictures(before, ['--update-snapshots', 'all', '--reporter', 'line', '--quiet']);
  if (code !== 0) throw new Error(`The pictures of ${commit} could not be taken.`);
  if (values.only === undefined) writeFileSync(complete, '');
}
console.log('\nTaking this tree …');
process.exitCode = await takePictures(now, ['--update-snapshots', 'none']);
const stays = new Set(readStories(join(now, 'storybook')).map(({ id }) => id));
for (const { id } of readStories(join(before, 'storybook'))) if (!stays.has(id)) console.log(`gone: ${id}`);
console.log('What differs: .tmp/pictures/report/index.html');

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

async function run(args: readonly string[], options: SpawnOptions): Promise<number> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', ...options }), 'exit');
  return (code as number | null) ?? 1;
}

/** Builds the Storybook of the other commit, with the packages of this tree. */
async function buildCommit(): Promise<void> {
  const tree = join(home, 'tree');
  const packages = join(tree, 'node_modules');
  git('worktree', 'add', '--force', '--detach', tree, commit);
  symlinkSync(join(root, 'node_modules'), packages, 'junction');
  try {
    await buildStorybook(tree, before);
  } finally {
    unlinkSync(packages);
    git('worktree', 'remove', '--force', tree);
  }
}

async function buildStorybook(tree: string, folder: string): Promise<void> {
  const output = join(folder, 'storybook');
  rmSync(folder, { recursive: true, force: true });
  const program = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  const code = await run([program, 'build', '--quiet', '--output-dir', output], {
    cwd: tree,
    // Reading every component's properties takes more than half of a build, and shows in no picture.
    env: { ...environment, STORYBOOK_DOCGEN: 'off' },
  });
  if (code !== 0) throw new Error(`The Storybook of ${tree} could not be built.`);
  for (const file of globSync('**/*.css', { cwd: output })) {
    // A picture has to have its own face from the first moment on, however slow the machine is.
    const css = readFileSync(join(output, file), 'utf8').replace(
      /font-display:\s*optional/g,
      'font-display:block',
    );
    writeFileSync(join(output, file), css);
  }
}

/** Hosts a Storybook while Playwright takes its pictures, or compares them with those of the other commit. */
async function takePictures(folder: string, args: readonly string[]): Promise<number> {
  const storybook = join(folder, 'storybook');
  const serve = sirv(storybook, { maxAge: 3600 });
  const server = createServer((request, response) => serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = ['--config', 'tools/pictures/playwright.config.ts'];
  const only = values.only === undefined ? [] : ['--grep', values.only];
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', ...config, ...only, ...args], {
    cwd: root,
    env: {
      ...environment,
      PICTURES_STORYBOOK: storybook,
      PICTURES_URL: `http://127.0.0.1:${port}/`,
      PICTURES_BEFORE: before,
    },
  });
  server.close();
  server.closeAllConnections();
  return code;
}
