/** The fields of a lock file that this tool reads. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** True for a link to a folder of this repository. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Licences that require no more than attribution. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
]);

/**
 * Returns the production packages, keyed by licence. Licences and packages are in alphabetical
 * order.
 */
export function licencesOf({ packages }: LockFile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [path, { link, dev, devOptional, license = 'no licence named' }] of Object.entries(packages)) {
    const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? [];
    // Skips this repository's own packages, and those that only development needs.
    if (name === undefined || link || dev || devOptional) continue;
    found.set(license, [...(found.get(license) ?? []), name]);
  }
  return new Map(
    [...found]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([licence, names]) => [licence, [...new Set(names)].toSorted()]),
  );
}

/**
 * Returns the licences that are not allowed. In `A OR B`, one licence must be allowed. In
 * `A AND B`, both must be allowed.
 */
export function refusedLicences(licences: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...licences.keys()].filter((licence) => {
    const words = licence.replace(/[()]/g, '');
    if (words.includes(' AND ')) return !words.split(' AND ').every((word) => allowed.has(word.trim()));
    return !words.split(' OR ').some((word) => allowed.has(word.trim()));
  });
}
