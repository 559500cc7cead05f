import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../npm-run.ts';
import { failedTests, readReport, skipReasons, sum, tallyReport } from './test-reports.ts';

const vitest = { reporter: 'vitest', exitCode: 0, files: 1 } as const;
const playwright = { reporter: 'playwright', exitCode: 0, files: 1 } as const;
const file = { assertionResults: [{ status: 'passed' }] };
const emptyFile = { assertionResults: [] };

describe('the tally of a stage', () => {
  test('tallyReport counts passed and failed tests in a Vitest report, but not skipped ones', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, testResults: [file] };
    expect(tallyReport(report, { ...vitest, exitCode: 1 })).toEqual({ passed: 7, failed: 2 });
  });

  test('tallyReport counts passed and failed tests in a Playwright report, and flaky ones as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(tallyReport(report, { ...playwright, exitCode: 1 })).toEqual({ passed: 5, failed: 2 });
  });

  test('tallyReport counts one failure if the runner exits with an error but reports no failed test', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, testResults: [file] };
    expect(tallyReport(report, { ...vitest, exitCode: 1 })).toEqual({ passed: 7, failed: 1 });
  });

  test('in a Vitest report, tallyReport counts each file without tests as one failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [file, emptyFile] };
    expect(tallyReport(report, { ...vitest, files: 2 })).toEqual({ passed: 7, failed: 2 });
    expect(tallyReport(report, { ...vitest, files: 4 })).toEqual({ passed: 7, failed: 4 });
  });

  test('tallyReport counts one failure if the test runner crashes without a report', () => {
    expect(tallyReport(undefined, { ...playwright, exitCode: 1 })).toEqual({ passed: 0, failed: 1 });
  });

  test('tallyReport counts a run without tests as a failure only if test files exist', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
    expect(tallyReport(report, vitest)).toEqual({ passed: 0, failed: 1 });
    expect(tallyReport(report, { ...vitest, files: 0 })).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the failed tests of a stage', () => {
  test('failedTests lists the failed tests of a Vitest report with the first line of their error', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'src/app/links.test.ts'),
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a link works', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a link is safe',
              failureMessages: ['\u001b[31mError: not safe\u001b[39m\n  at'],
            },
          ],
        },
      ],
    };
    expect(failedTests(report, 'vitest')).toEqual([
      { file: 'src/app/links.test.ts', title: 'a link is safe', error: 'Error: not safe' },
    ]);
  });

  test('failedTests lists a file that could not run', () => {
    const report = {
      testResults: [
        { name: join(root, 'src/a.test.ts'), message: 'Failed to import\nstack', assertionResults: [] },
      ],
    };
    expect(failedTests(report, 'vitest')).toEqual([
      { file: 'src/a.test.ts', title: '', error: 'Failed to import' },
    ]);
  });

  test('failedTests lists the failed and flaky tests of a Playwright report', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      tests: [{ status, results: [{ error: { message: `${title} failed\nstack` } }] }],
    });
    const report = {
      suites: [
        {
          specs: [spec('first', 'unexpected')],
          suites: [{ specs: [spec('second', 'flaky'), spec('third', 'expected')] }],
        },
      ],
    };
    expect(failedTests(report, 'playwright')).toEqual([
      { file: 'e2e/home.spec.ts', title: 'first', error: 'first failed' },
      { file: 'e2e/home.spec.ts', title: 'second', error: 'second failed' },
    ]);
  });

  test('failedTests returns an empty list if there is no report', () => {
    expect(failedTests(undefined, 'vitest')).toEqual([]);
  });
});

test('readReport returns undefined for a missing report', () => {
  expect(readReport('.tmp/no-such-report.json')).toBeUndefined();
});

test('skipReasons lists each reason for a skipped test once, and says if a test was skipped without a reason', () => {
  const skipped = (description: string) => ({
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }],
  });
  const passed = { tests: [{ status: 'expected', annotations: [] }] };
  const silent = { tests: [{ status: 'skipped', annotations: [] }] };
  const report = {
    suites: [{ specs: [passed], suites: [{ specs: [skipped('No nginx.'), skipped('No nginx.'), silent] }] }],
  };
  expect(skipReasons(report)).toEqual(['No nginx.', 'A test was skipped without a reason.']);
  expect(skipReasons(undefined)).toEqual([]);
});

test('sum adds up the passed and failed tests of several tallies', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
