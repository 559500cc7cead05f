import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmRun, root } from '../npm-run.ts';
import { findBrowser } from './find-browser.ts';
import {
  type Failure,
  failedTests,
  type Reporter,
  readReport,
  skipReasons,
  sum,
  type Tally,
  tallyReport,
} from './test-reports.ts';

interface Stage {
  readonly script: string;
  /** The stage's test runner and test files. Omitted for a check, which counts as one test. */
  readonly tests?: { readonly reporter: Reporter; readonly files: string };
}

const unit: Stage = {
  script: 'test:unit',
  tests: { reporter: 'vitest', files: '{src,mocks,scripts,tools,.storybook}/**/*.test.ts' },
};

/** All stages. The cheapest checks come first, so that they report failures early. */
const stages: readonly Stage[] = [
  { script: 'check types' },
  { script: 'check lint' },
  { script: 'check unused' },
  { script: 'check generated' },
  { script: 'check requirements' },
  { script: 'check documents' },
  unit,
  {
    script: 'test:browser',
    tests: { reporter: 'vitest', files: '{src,mocks,.storybook}/**/*.{test,stories}.tsx' },
  },
  { script: 'build:sites' },
  { script: 'check bundle' },
  { script: 'test:e2e', tests: { reporter: 'playwright', files: 'e2e/**/*.spec.ts' } },
];

/** The stages of `npm run test:quick`, which builds no site and takes about two minutes. */
const quick: readonly Stage[] = [
  { script: 'check types' },
  { script: 'check lint' },
  unit,
  { script: 'test:components', tests: { reporter: 'vitest', files: '{src,mocks,.storybook}/**/*.test.tsx' } },
];

const [selection] = process.argv.slice(2);
const reports = join(root, '.tmp/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Only `npm run test:all` tries all combinations (`e2e/support/combinations.ts`).
if (selection === 'all') process.env.ALL_COMBINATIONS = 'on';
// Finds the browser once, so that no stage has to search for it.
process.env.CHROME = await findBrowser();
console.log(`Browser: ${process.env.CHROME}`);

const skipped: string[] = [];
const failed: Failure[] = [];
const results: { readonly script: string; readonly tally: Tally; readonly seconds: number }[] = [];
for (const stage of selection === 'quick' ? quick : stages) {
  console.log(`\n▶ ${stage.script}`);
  const started = performance.now();
  const tally = await run(stage);
  // The following stages use the built sites.
  if (stage.script === 'build:sites' && tally.failed === 0) process.env.SITES_BUILT = 'on';
  results.push({ script: stage.script, tally, seconds: (performance.now() - started) / 1000 });
}

console.log(`\n${'stage'.padEnd(18)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
for (const { script, tally, seconds } of results) {
  const numbers = `${String(tally.passed).padStart(8)}${String(tally.failed).padStart(8)}`;
  console.log(`${script.padEnd(18)}${numbers}${seconds.toFixed(1).padStart(9)}`);
}

for (const reason of skipped) console.log(`\nSkipped: ${reason}`);
for (const { file, title, error } of failed) {
  console.log(`\nFailed: ${[file, title, error].filter(Boolean).join('\n  ')}`);
}

const total = sum(results.map(({ tally }) => tally));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function run({ script, tests }: Stage): Promise<Tally> {
  if (tests === undefined) {
    const passed = (await npmRun(script)) === 0;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  }
  const reportFile = join(reports, `${script.replace(':', '-')}.json`);
  const exitCode = await npmRun(script, { TEST_REPORT: reportFile });
  const files = globSync(tests.files, { cwd: root }).length;
  const report = readReport(reportFile);
  failed.push(...failedTests(report, tests.reporter));
  if (tests.reporter === 'playwright') skipped.push(...skipReasons(report));
  return tallyReport(report, { reporter: tests.reporter, exitCode, files });
}
