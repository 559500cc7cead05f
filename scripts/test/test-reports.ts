import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../npm-run.ts';

/** The numbers of passed and failed tests in a stage. Skipped tests don't count. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The test runner that wrote a report. */
export type Reporter = 'vitest' | 'playwright';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /**
   * One entry per file. Vitest counts files without tests, and files that it has not started, as
   * passed.
   */
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    /** Why the file could not run. Empty if it ran. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * Counts the passed and failed tests in a stage's report. In a Vitest report, a file without tests
 * counts as one failure. A stage without a reported failure still counts as one failure if its
 * runner exits with an error (a crash or an unhandled error), or if no test passes even though test
 * files exist.
 *
 * @param files the number of test files of the stage
 */
export function tallyReport(
  report: unknown,
  { reporter, exitCode, files }: { reporter: Reporter; exitCode: number; files: number },
): Tally {
  const { passed, failed } =
    report === undefined ? { passed: 0, failed: 0 } : readers[reporter](report, files);
  const silentFailure = failed === 0 && (exitCode !== 0 || (files > 0 && passed === 0));
  return { passed, failed: silentFailure ? 1 : failed };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    /** Relative to the folder of the end-to-end tests. */
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly error?: { readonly message: string } }[];
    }[];
  }[];
}

/** A failed test, or a file that could not run and therefore has no title. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  /** The first line of the error. */
  readonly error: string;
}

/**
 * Lists the failed tests in a stage's report, so that the summary can repeat them at the end of
 * thousands of lines of output.
 */
export function failedTests(report: unknown, reporter: Reporter): readonly Failure[] {
  if (report === undefined) return [];
  return reporter === 'vitest'
    ? vitestFailures(report as VitestReport)
    : playwrightFailures(report as PlaywrightSuite);
}

function vitestFailures({ testResults }: VitestReport): readonly Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0) return [{ file, title: '', error: firstLine(message) }];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [error] }) => ({ file, title: fullName, error: firstLine(error) }));
  });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): readonly Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file: join('e2e', file),
        title,
        error: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/**
 * Returns the distinct reasons for skipped tests in a Playwright report, so that skipped tests stay
 * visible.
 */
export function skipReasons(report: unknown): readonly string[] {
  const reasons = new Set<string>();
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { tests } of specs) {
      for (const { status, annotations } of tests) {
        if (status !== 'skipped') continue;
        const skip = annotations.find(({ type }) => type === 'skip');
        reasons.add(skip?.description ?? 'A test was skipped without a reason.');
      }
    }
    suites.forEach(visit);
  };
  if (report !== undefined) visit(report as PlaywrightSuite);
  return [...reasons];
}

/** Reads a report. Returns undefined if the file is missing or incomplete. */
export function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({ passed: total.passed + tally.passed, failed: total.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
}

const readers: Record<Reporter, (report: unknown, files: number) => Tally> = {
  vitest(report, files) {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
    const ran = testResults.filter(({ assertionResults }) => assertionResults.length > 0).length;
    return { passed: numPassedTests, failed: numFailedTests + Math.max(0, files - ran) };
  },
  playwright(report) {
    const { stats } = report as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
};
