import type { DialectName } from '#contract/dialect/dialect.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { CleanedUp } from './own-records.ts';
import { isOpen, type Probe, type Row, type Verdict, verdicts } from './results.ts';

export interface Report extends CleanedUp {
  readonly baseUrl: string;
  /** The dialect that the site must use with this backend. */
  readonly dialect: DialectName;
  readonly isInterrupted: boolean;
  readonly rows: readonly Row[];
}

const hasRow = (rows: readonly Row[], ...among: readonly Verdict[]) =>
  rows.some(({ verdict }) => among.includes(verdict));

/**
 * Returns true if the backend passes: every operation that was tried fits, no record is left
 * behind, the check was not interrupted, and at least one operation fits. Without the last
 * condition, a URL with no backend would pass, because it shows no faults.
 */
export const hasPassed = ({ rows, left, isInterrupted }: Report): boolean =>
  hasRow(rows, 'fits', 'fits after the normaliser') &&
  !hasRow(rows, 'does not fit', 'fits but for the token') &&
  !isInterrupted &&
  left.length === 0;

/**
 * Formats the report as a table, with the differences below each operation.
 *
 * @param file path of the file that lists the run's records
 */
export function describeReport(report: Report, file: string): string {
  const { rows, baseUrl, dialect, isInterrupted, left } = report;
  const width = Math.max(...rows.map(({ operation }) => operation.length));
  const counts = verdicts
    .map((verdict) => [rows.filter((row) => row.verdict === verdict).length, verdict] as const)
    .filter(([count, verdict]) => count > 0 || verdict === 'does not fit')
    .map(([count, verdict]) => `${count} ${verdict}`);
  const isNowhere = !isInterrupted && !hasRow(rows, ...verdicts.slice(0, 4));
  const open = rows.filter(({ probes }) => probes.some(isOpen)).map(({ operation }) => operation);
  return [
    `Contract check of ${baseUrl}`,
    `The site’s dialect for this backend: VITE_API_DIALECT=${dialect}`,
    '',
    ...rows.flatMap((row) => describeRow(row, width)),
    '',
    ...(open.length > 0 ? [`Answered without a valid token (expected 401): ${open.join(', ')}.`] : []),
    `${counts.join(', ')}.`,
    ...(isInterrupted ? ['The check was interrupted.'] : []),
    ...(isNowhere ? ['No operation of the contract exists at this URL.'] : []),
    ...describeLeft(left, file),
    '',
  ].join('\n');
}

function describeRow({ operation, verdict, reason, probes }: Row, width: number): string[] {
  const { method, path } = endpoints[operation];
  const head = `${operation.padEnd(width)}  ${method.padEnd(6)}  ${`/${path}`.padEnd(34)}  ${verdict}`;
  const notable = probes.filter((probe) => probe.verdict !== 'fits' && !isOpen(probe));
  return [reason === null ? head : `${head}: ${reason}`, ...new Set(notable.flatMap(describeProbe))];
}

function describeProbe({ name, verdict, differences, notes }: Probe): readonly string[] {
  const where = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
  const mark = verdict === 'does not fit' ? '✗' : '·';
  return [...where, ...notes].map((text) => `    ${mark} ${name}: ${text}`);
}

function describeLeft(left: CleanedUp['left'], file: string): readonly string[] {
  const lines = left.map(({ label, reason }) => `  ${label}: ${reason}`);
  return lines.length > 0 ? [`Not removed. Run with --undo ${file} to try again:`, ...lines] : [];
}

/** Lists the records that `--undo` has removed, and those that are left behind. */
export function describeUndone({ removed, left }: CleanedUp, file: string): string {
  const head = removed.length > 0 ? 'Removed:' : 'Nothing was removed.';
  return [head, ...removed.map((label) => `  ${label}`), ...describeLeft(left, file)].join('\n');
}
