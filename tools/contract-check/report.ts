import type { CleanedUp } from './own-records.ts';
import { isAboutToken, type Probe, type Row, type Verdict } from './results.ts';
import type { Report } from './run-check.ts';

const verdicts: readonly Verdict[] = [
  'fits',
  'fits after the normaliser',
  'fits but for the token',
  'does not fit',
  'not implemented',
  'not tried',
];

/** How many operations came to each verdict. */
export function tally({ rows }: Report): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
}

/**
 * Whether the backend passes: whatever was tried fits, nothing was left behind, the check came to its end, and
 * something fits at all. An address at which there is nothing has no fault either.
 */
export function hasPassed(report: Report): boolean {
  const counts = tally(report);
  return (
    counts['does not fit'] + counts['fits but for the token'] === 0 &&
    counts.fits + counts['fits after the normaliser'] > 0 &&
    report.leftBehind.length === 0 &&
    !report.isInterrupted
  );
}

/** The report as a table for people, what does not fit below its operation. */
export function describeReport(report: Report): string {
  const { rows, ignoresTokens } = report;
  const width = Math.max(...rows.map(({ operation }) => operation.length));
  const lines = rows.flatMap((row) => describeRow(row, width, ignoresTokens));
  const counts = Object.entries(tally(report))
    .filter(([verdict, count]) => count > 0 || verdict === 'does not fit')
    .map(([verdict, count]) => `${count} ${verdict}`);
  return [
    `The contract, tried at ${report.baseUrl}`,
    '',
    ...lines,
    '',
    ...describeTokens(report),
    `${counts.join(', ')}.`,
    ...describeEnd(report),
    '',
  ].join('\n');
}

/** What is missing in many places is said once. */
function describeTokens({ rows, ignoresTokens }: Report): readonly string[] {
  const open = rows.filter(({ probes }) =>
    probes.some((probe) => probe.guard === 'token' && isAboutToken(probe, ignoresTokens)),
  );
  if (open.length === 0) return [];
  if (!ignoresTokens) {
    const names = open.map(({ operation }) => operation).join(', ');
    return [`No token is checked, where 401 is expected without a valid one, by: ${names}.`];
  }
  return [
    `No token is checked: each of the ${open.length} operations that need one answers without it (expected 401), and none`,
    'knows whose a record is. That is said here once, and below no operation.',
  ];
}

function describeEnd({ leftBehind, marker, runId, isInterrupted, rows }: Report): readonly string[] {
  const isNowhere = rows.every(({ verdict }) => verdict === 'not implemented' || verdict === 'not tried');
  const isUnclear = rows.some(
    ({ method, probes }) =>
      method === 'POST' &&
      probes.some(
        ({ status, differences }) => status === null && differences.some(({ path }) => path === 'status'),
      ),
  );
  return [
    ...(isInterrupted ? ['The check was interrupted.'] : []),
    ...(isNowhere ? ['No operation of the contract lives at this address.'] : []),
    ...(isUnclear
      ? [
          `A write was not answered. What it may still make carries the words ‘${marker}’; --clean ${runId} removes it.`,
        ]
      : []),
    ...(leftBehind.length > 0
      ? [`Left behind, with the words ‘${marker}’; --clean ${runId} tries again:`]
      : []),
    ...leftBehind.map(({ label, reason }) => `  ${label}: ${reason}`),
  ];
}

function describeRow(row: Row, width: number, ignoresTokens: boolean): string[] {
  const { operation, method, path, verdict, reason, probes } = row;
  const head = `${operation.padEnd(width)}  ${method.padEnd(6)}  ${path.padEnd(34)}  ${verdict}`;
  const told = probes.filter((probe) => probe.verdict !== 'fits' && !isAboutToken(probe, ignoresTokens));
  return [
    reason === null ? head : `${head}: ${reason}`,
    ...new Set(told.flatMap((probe) => describeProbe(probe))),
  ];
}

function describeProbe({ name, verdict, differences, notes }: Probe): readonly string[] {
  const where = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
  const mark = verdict === 'does not fit' ? '✗' : '·';
  return [...where, ...notes].map((text) => `    ${mark} ${name}: ${text}`);
}

/** What `--clean` has removed and what not, for people. */
export function describeCleaning({ removed, left, unsearched }: CleanedUp, runId: string): string {
  return [
    removed.length === 0 ? `Nothing of run ${runId} was found.` : `Removed of run ${runId}:`,
    ...removed.map((label) => `  ${label}`),
    ...(left.length > 0 ? ['Left behind:'] : []),
    ...left.map(({ label, reason }) => `  ${label}: ${reason}`),
    ...(unsearched.length > 0 ? ['Not looked through:'] : []),
    ...unsearched.map((problem) => `  ${problem}`),
    '',
  ].join('\n');
}
