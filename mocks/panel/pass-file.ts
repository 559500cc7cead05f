import * as v from 'valibot';
import { type StateResult, verdicts } from './progress.ts';

/** The tested commit and the date of the pass file. */
export interface PassOrigin {
  readonly commit: string;
  /** The time at which the file was written, as an ISO 8601 date-time. */
  readonly date: string;
}

const fileSchema = v.object({
  kind: v.literal('eduempower-mock-pass', 'Not ‘eduempower-mock-pass’'),
  commit: v.pipe(v.string(), v.minLength(1)),
  date: v.pipe(v.string(), v.isoTimestamp()),
  states: v.array(v.unknown()),
});

const stateSchema = v.object({
  id: v.string(),
  /** Null if the tester saw the state but didn't judge it. */
  verdict: v.nullable(v.picklist(verdicts)),
  note: v.optional(v.string(), ''),
});

/** Thrown for text that isn't a valid pass file. */
export class PassFileError extends Error {
  override readonly name = 'PassFileError';
}

/** Returns the text of a pass file, with the states in the order of `ids`. */
export function writePass(
  results: Readonly<Record<string, StateResult>>,
  ids: readonly string[],
  { commit, date }: PassOrigin,
): string {
  const states = ids.flatMap((id) => {
    const found = results[id];
    if (found === undefined) return [];
    const { result, note } = found;
    return [{ id, verdict: result === 'seen' ? null : result, note }];
  });
  return `${JSON.stringify({ kind: 'eduempower-mock-pass', commit, date, states }, null, 2)}\n`;
}

export interface PassFile extends PassOrigin {
  readonly results: Readonly<Record<string, StateResult>>;
  /** The skipped entries, each with the reason for skipping it. */
  readonly leftOut: readonly string[];
}

const faultOf = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'the top level'}: ${issue.message}`;

/**
 * Reads a pass file. Skips unknown states and invalid results, and lists them in `leftOut`.
 *
 * @throws PassFileError with the first problem and its location
 */
export function readPass(text: string, ids: readonly string[]): PassFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PassFileError('The file is not JSON.', { cause });
  }
  const file = v.safeParse(fileSchema, value);
  if (!file.success) throw new PassFileError(`The file is invalid at ${faultOf(file.issues[0])}.`);
  const { commit, date, states } = file.output;
  const known = new Set(ids);
  const results = new Map<string, StateResult>();
  const leftOut: string[] = [];
  states.forEach((state, index) => {
    const read = v.safeParse(stateSchema, state);
    if (!read.success) {
      leftOut.push(`states.${index} (${faultOf(read.issues[0])})`);
      return;
    }
    const { id, verdict, note } = read.output;
    if (known.has(id)) results.set(id, { result: verdict ?? 'seen', note });
    else leftOut.push(`${id} (no such state)`);
  });
  return { commit, date, results: Object.fromEntries(results), leftOut };
}

/**
 * Summarizes an import. If the results and this page come from different commits, names both
 * commits.
 */
export function sayImported({ commit, date, results, leftOut }: PassFile, ownCommit: string): string {
  const count = Object.keys(results).length;
  const states = `${count} ${count === 1 ? 'state' : 'states'}`;
  return [
    `Imported the results of ${states}, from ${date.slice(0, 10)}.`,
    commit !== ownCommit && `They come from commit ${commit}. This page is from commit ${ownCommit}.`,
    leftOut.length > 0 && `Skipped: ${leftOut.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
