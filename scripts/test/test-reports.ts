import { existsSync, readFileSync } from 'node:fs';

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
  readonly testResults: readonly { readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * Counts a stage's passed and failed tests in its report. Each of these also counts as one failure:
 * a runner that fails without naming a failed test (a crash or an unhandled error), a runner that
 * ran nothing even though test files exist, and each file without tests in a Vitest report.
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
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

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
