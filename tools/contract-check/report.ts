import type { DialectName } from '#contract/dialect/dialect.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { CleanedUp } from './own-records.ts';
import { isOpen, type Probe, type Row, type Verdict, verdicts } from './results.ts';

export interface Report extends CleanedUp {
  readonly baseUrl: string;
  /** How the site has to speak with it. */
  readonly dialect: DialectName;
  readonly isInterrupted: boolean;
  readonly rows: readonly Row[];
}

const hasRow = (rows: readonly Row[], ...among: readonly Verdict[]) =>
  rows.some(({ verdict }) => among.includes(verdict));

/**
 * Whether the backend passes: whatever was tried fits, nothing was left behind, the check came to its end, and
 * something fits at all. An address at which there is nothing has no fault either.
 */
export const hasPassed = ({ rows, left, isInterrupted }: Report): boolean =>
  hasRow(rows, 'fits', 'fits after the normaliser') &&
  !hasRow(rows, 'does not fit', 'fits but for the token') &&
  !isInterrupted &&
  left.length === 0;

/**
 * The report as a table for people, what does not fit below its operation.
 *
 * @param file where the run has written down what it made
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
    `The contract, tried at ${baseUrl}`,
    `The site’s dialect for it: VITE_API_DIALECT=${dialect}`,
    '',
    ...rows.flatMap((row) => describeRow(row, width)),
    '',
    ...(open.length > 0 ? [`Answered without a valid token (expected 401): ${open.join(', ')}.`] : []),
    `${counts.join(', ')}.`,
    ...(isInterrupted ? ['The check was interrupted.'] : []),
    ...(isNowhere ? ['No operation of the contract lives at this address.'] : []),
    ...describeLeft(left, file),
    '',
  ].join('\n');
}

function describeRow({ operation, verdict, reason, probes }: Row, width: number): string[] {
  const { method, path } = endpoints[operation];
  const head = `${operation.padEnd(width)}  ${method.padEnd(6)}  ${`/${path}`.padEnd(34)}  ${verdict}`;
  const told = probes.filter((probe) => probe.verdict !== 'fits' && !isOpen(probe));
  return [reason === null ? head : `${head}: ${reason}`, ...new Set(told.flatMap(describeProbe))];
}

function describeProbe({ name, verdict, differences, notes }: Probe): readonly string[] {
  const where = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
  const mark = verdict === 'does not fit' ? '✗' : '·';
  return [...where, ...notes].map((text) => `    ${mark} ${name}: ${text}`);
}

function describeLeft(left: CleanedUp['left'], file: string): readonly string[] {
  const lines = left.map(({ label, reason }) => `  ${label}: ${reason}`);
  return lines.length > 0 ? [`Left as it is; --undo ${file} tries again:`, ...lines] : [];
}

/** What `--undo` has removed and what not, for people. */
export function describeUndone({ removed, left }: CleanedUp, file: string): string {
  const head = removed.length > 0 ? 'Removed:' : 'Nothing was removed.';
  return [head, ...removed.map((label) => `  ${label}`), ...describeLeft(left, file)].join('\n');
}
