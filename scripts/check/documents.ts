/** The parts of the repository where `unknownNames` looks for the names in a document. */
export interface Repository {
  /** The paths of all files, relative to the root and with `/` as the separator. */
  readonly files: readonly string[];
  /** The contents of all code files, joined. */
  readonly code: string;
  /** The names of the npm scripts. */
  readonly scripts: ReadonlySet<string>;
}

/** Names that documents may use even though this repository's code does not contain them. */
const foreignNames: ReadonlySet<string> = new Set([
  'preferredGender',
  'setupServer',
  'ensureQueryData',
  'SHASUMS256.txt',
]);

const CODE_BLOCK = /^```.*?^```/gms;
const BACK_TICKED = /`([^`\n]+)`/g;
const FILE_EXTENSION = /\.(?:[cm]?[jt]sx?|json|md|mdx|css|html|txt|svg|yml|conf)$/;
const TOP_FOLDER = /^(?:src|mocks|e2e|scripts|tools|docs|public|deploy|\.storybook|\.github)\//;
/**
 * A camelCase or PascalCase name, with or without parentheses after it: `pageGuard`,
 * `readAnswer()`, `BackLink`.
 */
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$/;

/**
 * Returns true if a file or folder matches a path or part of a path. `<slice>`, `…` and `*` match
 * any name.
 */
function isKnownPath(path: string, files: readonly string[]): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/<\w+>|…|\*/g, '[^/]*');
  const known = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return files.some((file) => known.test(file));
}

/** Returns the npm script that a command runs, or null for other commands. */
const scriptOf = (command: string): string | null => /^npm run ([a-z][\w:-]+)/.exec(command)?.[1] ?? null;

/**
 * Returns the names that a document puts in backticks but that do not exist in the repository:
 * files, folders, identifiers and npm scripts. Ignores web terms, paths on the site, and values
 * such as `PENDING`.
 */
export function unknownNames(document: string, { files, code, scripts }: Repository): readonly string[] {
  const names = [...document.replaceAll(CODE_BLOCK, '').matchAll(BACK_TICKED)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => {
    const script = scriptOf(name);
    if (script !== null) return !scripts.has(script);
    if (/[\s"'=]/.test(name) || foreignNames.has(name)) return false;
    if (TOP_FOLDER.test(name)) return !isKnownPath(name, files);
    // Files that a build writes are not in the repository, so a file that the code mentions counts
    // as known.
    if (FILE_EXTENSION.test(name) && /^[\w-]/.test(name)) {
      return !isKnownPath(name, files) && !code.includes(name.replace(/^.*\//, ''));
    }
    return IDENTIFIER.test(name) && !new RegExp(`\\b${name.replace('()', '')}\\b`).test(code);
  });
}
