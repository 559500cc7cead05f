import { spawnSync } from 'node:child_process';
import { root } from '../npm-run.ts';

/**
 * `npm run check` runs every program of every check, even after a failure, and lists the results at
 * the end. `npm run check types lint` runs only those checks.
 */
const checks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  types: [
    ['node_modules/typescript/bin/tsc'],
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.workers.json'],
  ],
  lint: [
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    ['node_modules/stylelint/bin/stylelint.mjs', '{src,.storybook}/**/*.css'],
    ['scripts/check/planted-violations/check.ts'],
  ],
  unused: [['node_modules/knip/bin/knip.js']],
  generated: [['scripts/check/check-generated.ts']],
  requirements: [['scripts/check/check-requirements.ts']],
  documents: [['scripts/check/check-documents.ts']],
  bundle: [['scripts/check/check-bundle.ts']],
};

const all = Object.keys(checks);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Usage: npm run check -- [${all.join('|')}]…. Without names, it runs every check.`);
  process.exit(unknown.includes('--help') ? 0 : 2);
}

const names = asked.length > 0 ? asked : all;
const failed = names.filter((name) => {
  console.log(`\n▶ ${name}`);
  const statuses = (checks[name] ?? []).map(
    (program) => spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status,
  );
  return statuses.some((status) => status !== 0);
});

console.log('');
for (const name of names) console.log(`${failed.includes(name) ? '✗' : '✓'} ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
