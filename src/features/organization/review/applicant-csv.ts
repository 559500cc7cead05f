import papa from 'papaparse';
import { isoDay } from '#shared/format/dates.ts';
import { type Applicant, decisionText } from '../applicant.ts';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';

const columns = [
  [
    'Data',
    ({ isLoading, isUnread }, isSample) =>
      (isSample && 'Sample data') ||
      (isLoading || isUnread ? 'Application (profile not loaded)' : 'Application'),
  ],
  ['Name', ({ name }) => name],
  ['Gender', ({ gender }) => gender],
  ['Education level', ({ educationLevel }) => educationLevel],
  ['Status', ({ status }) => status],
  ['Decision', decisionText],
  ['Applied on', ({ appliedAt }) => appliedAt && isoDay(appliedAt)],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
  ['Parent’s name', ({ parentName }) => parentName],
  ['Guardian’s name', ({ guardianName }) => guardianName],
  ['Institution', ({ institution }) => institution],
  ['Course marks', ({ marks }) => marks],
  ['10th marks (%)', ({ tenthMarks }) => tenthMarks],
  ['12th marks (%)', ({ twelfthMarks }) => twelfthMarks],
  ['About', ({ about }) => about],
  [
    'Documents',
    ({ documents }) => documents.map(({ name, url }) => `${name}: ${url ?? 'no file'}`).join('\n'),
  ],
] as const satisfies readonly (readonly [
  string,
  (applicant: Applicant, isSample: boolean) => string | number | null,
])[];

/**
 * Matches text that a spreadsheet would run as a formula, and numbers whose digits it would change.
 */
const NO_PLAIN_TEXT = /^[\s\u00a0\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]|^0\d+$|^\d{12,}$/;

/**
 * Matches separators inside a cell's text, together with any formula character that follows. If the
 * system's list separator is a semicolon, Excel splits cells at semicolons and line breaks despite
 * the quotes. A new cell could then start with a formula.
 */
const FORMULA_INSIDE = /([\s;"\u00a0\ufeff]+)([=+\-@|%＝＋－＠]?)/g;
const inPlainText = (found: string, gap: string, sign: string) =>
  sign !== '' && /[;\r\n]/.test(gap) ? `${gap}'${sign}` : found;

/**
 * Creates the CSV file (ORG-16). A byte order mark makes spreadsheets read ₹ and देवनागरी
 * correctly. Every cell is quoted. Escapes text that a spreadsheet would run as a formula, and
 * numbers whose digits it would change.
 */
export function applicantCsv(applicants: readonly Applicant[], isSample: boolean): string {
  const rows = applicants.map((applicant) =>
    columns.map(([, read]) => {
      const cell = read(applicant, isSample) ?? '';
      return typeof cell === 'string' ? cell.replace(FORMULA_INSIDE, inPlainText) : cell;
    }),
  );
  const all = [columns.map(([name]) => name), ...rows];
  return `\ufeff${papa.unparse(all, { quotes: true, escapeFormulae: NO_PLAIN_TEXT, newline: '\r\n' })}\r\n`;
}

type Titled = Pick<ApplicantsOfScholarship, 'title' | 'isSample'>;

/**
 * Returns the file name of the CSV, such as `applicants-girls-in-stem-2026-11-21.csv`. The name
 * starts with `sample-` for sample applicants.
 */
export function csvName({ title, isSample }: Titled, now: number): string {
  return `${isSample ? 'sample-' : ''}applicants-${slugOf(title)}-${isoDay(now)}.csv`;
}

/** Returns the file name of the ZIP, such as `documents-girls-in-stem-2026-11-21.zip`. */
export function zipName({ title }: Pick<Titled, 'title'>, now: number): string {
  return `documents-${slugOf(title)}-${isoDay(now)}.zip`;
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    // The slice may end with half of a surrogate pair.
    .replace(/\p{Surrogate}$/u, '');
  return words || 'scholarship';
}
