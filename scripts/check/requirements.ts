/** A file of the repository, with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface RequirementProblems {
  /** Ids that code or tests cite but the document does not list, each with the citing files. */
  readonly unlisted: ReadonlyMap<string, readonly string[]>;
  /** Ids in the document that no test title cites. */
  readonly untested: readonly string[];
  /** Ids that appear more than once in the document. */
  readonly repeated: readonly string[];
}

/** Matches files whose test titles cite requirements. */
export const TEST_FILE = /\.(?:test|spec|stories)\.tsx?$/;
const ROW = /^\| ([A-Z]+-\d{2}) \|/gm;
/** Titles cite ids in brackets, so ids with an unknown prefix are recognized too. */
const CITED_IN_TITLE = /\[([A-Z]{2,}-\d{2})\]/g;

/**
 * Compares `docs/requirements.md` with the ids that code and tests cite.
 *
 * @param requirements the document's text, in which each requirement has a table row that starts
 * with its id
 * @param files all files that may cite an id
 */
export function compareRequirements(requirements: string, files: readonly SourceFile[]): RequirementProblems {
  const rows = [...requirements.matchAll(ROW)].map(([, id = '']) => id);
  const listed = new Set(rows);
  const prefixes = [...new Set(rows.map((id) => id.replace(/-\d+$/, '')))];
  const cited = new RegExp(`\\b(?:${prefixes.join('|')})-\\d{2}\\b`, 'g');

  const unlisted = new Map<string, string[]>();
  const tested = new Set<string>();
  for (const { path, text } of files) {
    const inTitles = [...text.matchAll(CITED_IN_TITLE)].map(([, id = '']) => id);
    if (TEST_FILE.test(path)) for (const id of inTitles) tested.add(id);
    const ids = new Set([...(rows.length === 0 ? [] : (text.match(cited) ?? [])), ...inTitles]);
    for (const id of ids) {
      if (!listed.has(id)) unlisted.set(id, [...(unlisted.get(id) ?? []), path]);
    }
  }
  return {
    unlisted,
    untested: rows.filter((id) => !tested.has(id)),
    repeated: rows.filter((id, index) => rows.indexOf(id) !== index),
  };
}
