import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/npm-run.ts';
import { type EngineName, findEngines, howToInstall } from './find-engines.ts';

/**
 * Runs the tests of this folder in each engine that is asked for, or in all three: `npm start -w tools/engines -- firefox`.
 * An engine that is not on this machine is not run, and that is no success: the exit code is 2 then, and 1 where a test
 * failed. What follows a `--grep` picks tests; `--no-build` takes the last build.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string', default: '' }, 'no-build': { type: 'boolean', default: false } },
});
const engines = await findEngines();
const all = Object.keys(engines) as EngineName[];
const unknown = positionals.filter((name) => !all.includes(name as EngineName));
if (unknown.length > 0) throw new Error(`No engine is called ${unknown.join(', ')}: ${all.join(', ')}`);
const wanted = all.filter((name) => positionals.length === 0 || positionals.includes(name));
const present = wanted.filter((name) => engines[name] !== null);

const run = (...args: readonly string[]) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

if (present.length > 0 && (values['no-build'] || run('scripts/sites/build-sites.ts', 'mock'))) {
  const test = ['tools/engines/node_modules/@playwright/test/cli.js', 'test'];
  const config = ['--config', 'tools/engines/playwright.config.ts', '--grep', values.grep];
  run(...test, ...config, ...present.flatMap((name) => ['--project', name]));
}
for (const name of wanted.filter((one) => !present.includes(one))) {
  console.log(`${name} was not run: ${howToInstall[name]}`);
  process.exitCode ??= 2;
}
