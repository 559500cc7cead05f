import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type EngineName, findEngines, howToInstall } from '../e2e/engines/find-engines.ts';
import { root } from './npm-run.ts';
import { annotationOf, readReport, tallyReport } from './test-reports.ts';

/**
 * Runs the tests in `e2e/engines` in each engine that is asked for, or in all three: `npm run test:engines --
 * firefox`. An engine that is not on this machine is not run, and that is no success: the exit code is 2 then, and 1
 * where a test failed. What follows a `--grep` picks tests; `--no-build` takes the last build.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
});
const engines = await findEngines();
const all = Object.keys(engines) as EngineName[];
const unknown = positionals.filter((name) => !all.includes(name as EngineName));
if (unknown.length > 0) throw new Error(`No engine is called ${unknown.join(', ')}: ${all.join(', ')}`);
const wanted = positionals.length > 0 ? all.filter((name) => positionals.includes(name)) : all;
const missing = wanted.filter((name) => engines[name] === null);
for (const name of missing) console.log(`${name} is not on this machine: ${howToInstall[name]}`);

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1;

if (!values['no-build'] && wanted.length > missing.length) {
  const status = run(['scripts/build-sites.ts', 'mock']);
  if (status !== 0) process.exit(status);
}

const reports = join(root, '.tmp/reports');
mkdirSync(reports, { recursive: true });
const results = wanted.map((name) => {
  if (missing.includes(name)) return { name, failed: 0, line: `not run: ${howToInstall[name]}` };
  const file = join(reports, `engines-${name}.json`);
  rmSync(file, { force: true });
  const args = ['test', '--config', 'e2e/engines/playwright.config.ts', '--project', name];
  const picked = values.grep === undefined ? [] : ['--grep', values.grep];
  const exitCode = run(['node_modules/@playwright/test/cli.js', ...args, ...picked], { TEST_REPORT: file });
  const report = readReport(file);
  const { passed, failed } = tallyReport(report, { reporter: 'playwright', exitCode, files: 1 });
  const version = annotationOf(report, 'engine') ?? 'did not start';
  return { name, failed, line: `${passed} passed, ${failed} failed (${version})` };
});

console.log('');
for (const { name, line } of results) console.log(`${name.padEnd(10)}${line}`);
if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
else if (missing.length > 0) process.exitCode = 2;
