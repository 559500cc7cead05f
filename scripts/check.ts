import { npmRun } from './npm-run.ts';

/** Runs every check, also after one has failed, and says at the end which did. */
const checks = [
  'check:types',
  'check:lint',
  'check:unused',
  'check:generated',
  'check:requirements',
  'check:bundle',
];

const failed: string[] = [];
for (const check of checks) {
  console.log(`\n▶ ${check}`);
  if ((await npmRun(check)) !== 0) failed.push(check);
}

console.log('');
for (const check of checks) console.log(`${failed.includes(check) ? '✗' : '✓'} ${check}`);
process.exitCode = failed.length === 0 ? 0 : 1;
