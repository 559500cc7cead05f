/** The repository's files and code, as far as a document may name them. */
export interface Repository {
  /** Paths of all files from the root, with `/`. */
  readonly files: readonly string[];
  /** The text of all code. */
  readonly code: string;
  /** The names of the npm scripts. */
  readonly scripts: ReadonlySet<string>;
}

/** Names of examples, and of other projects. They exist in no code of this repository. */
const namesOfOthers: ReadonlySet<string> = new Set([
  'preferredGender',
  'setupServer',
  'ensureQueryData',
  'SHASUMS256.txt',
]);

const CODE_BLOCK = /^```.*?^```/gms;
const BACK_TICKED = /`([^`\n]+)`/g;
const FILE_EXTENSION = /\.(?:[cm]?[jt]sx?|json|md|mdx|css|html|txt|svg|yml|conf)$/;
const TOP_FOLDER = /^(?:src|mocks|e2e|scripts|tools|docs|public|deploy|\.storybook|\.github)\//;
/** A name with a capital inside, perhaps called or with a member: `pageGuard`, `readAnswer()`, `BackLink`. */
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$/;

/** Whether a path with `<slice>`, `…` or `*` in place of a name, or a part of a path, is a file or folder. */
function isKnownPath(path: string, files: readonly string[]): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/<\w+>|…|\*/g, '[^/]*');
  const known = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return files.some((file) => known.test(file));
}

/** The npm script that a command runs; null for other commands. */
const scriptOf = (command: string): string | null => /^npm run ([a-z][\w:-]+)/.exec(command)?.[1] ?? null;

/**
 * The names in back ticks that a document uses and the repository does not have: files, folders, identifiers and npm
 * scripts. Addresses of the site, values and words of the web are not looked at.
 */
export function unknownNames(document: string, { files, code, scripts }: Repository): readonly string[] {
  const names = [...document.replaceAll(CODE_BLOCK, '').matchAll(BACK_TICKED)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => {
    const script = scriptOf(name);
    if (script !== null) return !scripts.has(script);
    if (/[\s"'=]/.test(name) || namesOfOthers.has(name)) return false;
    if (TOP_FOLDER.test(name)) return !isKnownPath(name, files);
    // A build writes files that only its code names.
    if (FILE_EXTENSION.test(name) && /^[\w-]/.test(name)) {
      return !isKnownPath(name, files) && !code.includes(name.replace(/^.*\//, ''));
    }
    return IDENTIFIER.test(name) && !new RegExp(`\\b${name.replace('()', '')}\\b`).test(code);
  });
}
