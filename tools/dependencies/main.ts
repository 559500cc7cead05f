import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/npm-run.ts';
import { type LockFile, licencesOf, refusedLicences } from './licences.ts';

// Checks the licences of the production packages, and asks npm for their known vulnerabilities.
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
const licences = licencesOf(lock);
for (const [licence, packages] of licences) console.log(`${licence.padEnd(16)} ${packages.join(', ')}`);

const refused = refusedLicences(licences);
for (const licence of refused)
  console.error(
    `✗ ${licence} is not an allowed licence (tools/dependencies/licences.ts). Replace its packages.`,
  );

console.log('\nKnown vulnerabilities in production packages:');
const audit = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = refused.length > 0 || audit.status !== 0 ? 1 : 0;
