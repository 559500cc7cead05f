import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../npm-run.ts';
import { unknownNames } from './documents.ts';

/**
 * `npm run check documents`: every file, identifier and npm script that a document names in
 * backticks must exist.
 */

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
if (listed.status !== 0) throw new Error(`git did not list the files: ${listed.stderr}`);
// git still lists deleted files until the deletion is staged.
const files = listed.stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// Leaves out documents.ts and its test, which name files and identifiers that do not exist.
const isCode = (path: string) =>
  !path.startsWith('scripts/check/documents') &&
  /\.(?:[cm]?[jt]sx?|json|css|html|py)$/.test(path) &&
  path !== 'package-lock.json';
const code = files.filter(isCode).map(read).join('\n');
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

// The changelog may name files, identifiers and scripts that no longer exist.
const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');
const unknown = documents.flatMap((path) =>
  unknownNames(read(path), { files, code, scripts: new Set(Object.keys(scripts)) }).map(
    (name) => `${path} names \`${name}\`, which does not exist.`,
  ),
);
for (const line of unknown) console.error(`✗ ${line}`);
if (unknown.length > 0) process.exitCode = 1;
else console.log(`${documents.length} documents name only files, identifiers and scripts that exist.`);
