import { createRequire } from 'node:module';
import { oldestVersions } from '../../scripts/build/oldest-browsers.ts';

/** The fields of MDN's support data that this check reads. */
interface Support {
  readonly version_added?: string | false | null;
  readonly version_removed?: string | false | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** A feature, with its sub-features by name. */
export interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [part: string]: Feature | Feature['__compat'];
}

/**
 * MDN's browser compatibility data. Loaded with `require` to avoid the package's types, which list
 * all of its 16,000 features.
 */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  readonly api: Feature;
  readonly css: Feature;
  readonly javascript: { readonly builtins: Feature };
};

const isAt = (version: Support['version_added'], oldest: number) =>
  typeof version === 'string' && Number(version.replace('≤', '')) <= oldest;

/**
 * Returns true if all of the oldest browsers support a feature. A feature that MDN does not list
 * counts as supported.
 */
export function isKnownToAll(feature: Feature | undefined): boolean {
  return Object.entries(oldestVersions).every(([browser, oldest]) => {
    const support = feature?.__compat?.support[browser];
    if (support === undefined) return true;
    return [support]
      .flat()
      .some(
        ({ version_added, version_removed, ...conditions }: Support) =>
          isAt(version_added, oldest) &&
          !isAt(version_removed, oldest) &&
          (['flags', 'prefix', 'alternative_name'] as const).every((one) => conditions[one] === undefined),
      );
  });
}

/** Returns the sub-features of a feature with their names. */
export function partsOf(feature: Feature | undefined): readonly (readonly [string, Feature])[] {
  const { __compat, ...parts } = feature ?? {};
  return Object.entries(parts as Readonly<Record<string, Feature>>);
}

/** Returns the sub-feature with the given name. */
export const partOf = (feature: Feature | undefined, name: string): Feature | undefined =>
  partsOf(feature).find(([part]) => part === name)?.[1];
