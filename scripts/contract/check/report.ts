import type { Probe, Row, Verdict } from './results.ts';
import type { Report } from './run-check.ts';

const verdicts: readonly Verdict[] = [
  'fits',
  'fits after the normaliser',
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
 * Whether the backend passes: nothing that was tried does not fit, nothing was left behind, the check came to its
 * end, and something fits at all. An address at which there is nothing has no fault either.
 */
export function hasPassed(report: Report): boolean {
  const counts = tally(report);
  return (
    counts['does not fit'] === 0 &&
    counts.fits + counts['fits after the normaliser'] > 0 &&
    report.leftBehind.length === 0 &&
    !report.isInterrupted
  );
}

/** The report as a table for people, what does not fit below its operation. */
export function describeReport(report: Report): string {
  const width = Math.max(...report.rows.map(({ operation }) => operation.length));
  const lines = report.rows.flatMap((row) => describeRow(row, width));
  const counts = Object.entries(tally(report)).map(([verdict, count]) => `${count} ${verdict}`);
  return [
    `The contract, tried at ${report.baseUrl}`,
    '',
    ...lines,
    '',
    `${counts.join(', ')}.`,
    ...describeEnd(report),
    '',
  ].join('\n');
}

function describeEnd({ leftBehind, marker, isInterrupted, rows }: Report): readonly string[] {
  const isNowhere = rows.every(({ verdict }) => verdict === 'not implemented' || verdict === 'not tried');
  const isUnclear = rows.some(
    ({ method, probes }) => method === 'POST' && probes.some(({ status }) => status === null),
  );
  return [
    ...(isInterrupted ? ['The check was interrupted.'] : []),
    ...(isNowhere ? ['No operation of the contract lives at this address.'] : []),
    ...(isUnclear ? [`A write was not answered. What it may still make carries the words ‘${marker}’.`] : []),
    ...(leftBehind.length > 0 ? [`Left behind, with the words ‘${marker}’:`] : []),
    ...leftBehind.map(({ label, reason }) => `  ${label}: ${reason}`),
  ];
}

function describeRow({ operation, method, path, verdict, reason, probes }: Row, width: number): string[] {
  const head = `${operation.padEnd(width)}  ${method.padEnd(6)}  ${path.padEnd(34)}  ${verdict}`;
  return [
    reason === null ? head : `${head}: ${reason}`,
    ...new Set(probes.filter((probe) => probe.verdict !== 'fits').flatMap(describeProbe)),
  ];
}

function describeProbe({ name, verdict, differences, notes }: Probe): readonly string[] {
  const where = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
  const mark = verdict === 'does not fit' ? '✗' : '·';
  return [...where, ...notes].map((text) => `    ${mark} ${name}: ${text}`);
}
