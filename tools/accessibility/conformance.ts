import { basename } from 'node:path';
import { type SourceFile, TEST_FILE } from '../../scripts/check/requirements.ts';
import type { Criterion } from './criteria.ts';

/** axe's rules with their tags, and the ids of the rules that the tests enable. */
export interface AxeRules {
  readonly rules: readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
  /** Rules that the tests enable although axe disables them by default. */
  readonly alsoRun: readonly string[];
}

const CITED = /\[WCAG-([\d.]+)\]/g;
/** Tags of rules that axe skips by default. */
const NOT_RUN = ['experimental', 'deprecated'];

/** axe tags the rules of criterion `1.4.10` with `wcag1410`. */
const axeTag = (number: string) => `wcag${number.replaceAll('.', '')}`;

/** Returns the test files that cite each criterion in a title: `[WCAG-1.4.10] …`. */
function citedIn(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!TEST_FILE.test(path)) continue;
    for (const number of new Set([...text.matchAll(CITED)].map(([, found = '']) => found))) {
      cited.set(number, [...(cited.get(number) ?? []), path]);
    }
  }
  return cited;
}

/** A row names at most this many rules or tests, and counts the others. */
const NAMED = 2;

function someOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` (+${more})` : ''}`;
}

function otherWords({ other }: Criterion): string[] {
  if (other === undefined) return [];
  if ('byEye' in other) return [`by eye: ${other.byEye}`];
  return 'absent' in other ? [`does not apply: ${other.absent}`] : [other.open];
}

/**
 * Builds the table that shows how each WCAG criterion is tested.
 *
 * @throws Error if a test cites an unknown criterion, or one that does not apply
 */
export function conformanceTable(
  criteria: readonly Criterion[],
  { rules, alsoRun }: AxeRules,
  files: readonly SourceFile[],
): string {
  const cited = citedIn(files);
  for (const [number, paths] of cited) {
    const criterion = criteria.find((one) => one.number === number);
    const isWrong = criterion === undefined || (criterion.other && 'absent' in criterion.other);
    if (isWrong)
      throw new Error(
        `WCAG ${number} is unknown or does not apply, but these tests cite it: ${paths.join(', ')}`,
      );
  }
  const rows = criteria.map((criterion) => {
    const { number, name, level, other } = criterion;
    const isAbsent = other !== undefined && 'absent' in other;
    const run = rules.filter(
      ({ ruleId, tags }) =>
        tags.includes(axeTag(number)) &&
        (alsoRun.includes(ruleId) || !tags.some((tag) => NOT_RUN.includes(tag))),
    );
    const paths = [...(cited.get(number) ?? [])].sort();
    const how = [
      ...(run.length > 0 && !isAbsent ? [`axe: ${someOf(run.map(({ ruleId }) => `\`${ruleId}\``))}`] : []),
      ...(paths.length > 0
        ? [`tests: ${someOf(paths.map((path) => `[${basename(path)}](../${path})`))}`]
        : []),
    ];
    const isTested = how.length > 0 || isAbsent || (other !== undefined && 'byEye' in other);
    const words = [...(isTested ? [] : ['**not tested**']), ...how, ...otherWords(criterion)];
    return `| ${number} | ${name} | ${level} | ${words.join('; ')} |`;
  });
  return ['| | Criterion | Level | How it is tested |', '|---|---|---|---|', ...rows].join('\n');
}
