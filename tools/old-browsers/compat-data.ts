import { createRequire } from 'node:module';
import { oldestVersions } from '../../scripts/build/oldest-browsers.ts';

/** What MDN knows of one feature in one browser, as far as it is read here. */
interface Support {
  readonly version_added?: string | false | null;
  readonly version_removed?: string | false | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** A feature, and what belongs to it by name. */
export interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [part: string]: Feature | Feature['__compat'];
}

/** MDN's browser compatibility data. Required and not imported: its own types name each of its 16,000 features. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  readonly api: Feature;
  readonly css: Feature;
  readonly javascript: { readonly builtins: Feature };
};

const isAt = (version: Support['version_added'], oldest: number) =>
  typeof version === 'string' && Number(version.replace('≤', '')) <= oldest;

/** Whether each of the oldest browsers has a feature; what MDN does not list counts as there. */
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

/** The features below one, by name. */
export function partsOf(feature: Feature | undefined): readonly (readonly [string, Feature])[] {
  const { __compat, ...parts } = feature ?? {};
  return Object.entries(parts as Readonly<Record<string, Feature>>);
}

/** The feature of that name below one. */
export const partOf = (feature: Feature | undefined, name: string): Feature | undefined =>
  partsOf(feature).find(([part]) => part === name)?.[1];
