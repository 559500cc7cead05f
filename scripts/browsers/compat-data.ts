import { createRequire } from 'node:module';
import { oldestVersions } from './oldest.ts';

/** What MDN knows of one feature in one browser, as far as it is read here. */
interface Support {
  readonly version_added?: string | false | null;
  readonly version_removed?: string | false | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}

/** A feature, and what belongs to it by name. */
export interface Feature {
  readonly __compat?: Compat;
  readonly [part: string]: Feature | Compat | undefined;
}

interface CompatData {
  readonly api: Feature;
  readonly css: Feature;
  readonly html: { readonly elements: Feature; readonly global_attributes: Feature };
  readonly javascript: { readonly builtins: Feature };
}

/** MDN's browser compatibility data. Required and not imported: its own types name each of its 16,000 features. */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const numberOf = (version: string) => Number(version.replace('≤', ''));

const statements = ({ support }: Compat, browser: string): readonly Support[] =>
  [support[browser] ?? []].flat() as readonly Support[];

/** Whether each of the oldest browsers has a feature; what MDN does not list counts as there. */
export function isKnownToAll(feature: Feature | undefined): boolean {
  const compat = feature?.__compat;
  if (compat === undefined) return true;
  return Object.entries(oldestVersions).every(
    ([browser, oldest]) =>
      compat.support[browser] === undefined ||
      statements(compat, browser).some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          typeof added === 'string' &&
          numberOf(added) <= oldest &&
          !(typeof removed === 'string' && numberOf(removed) <= oldest) &&
          flags === undefined &&
          prefix === undefined &&
          other === undefined,
      ),
  );
}

/** The features below one, by name. */
export function partsOf(feature: Feature | undefined): readonly (readonly [string, Feature])[] {
  const { __compat, ...parts } = feature ?? {};
  return Object.entries(parts as Readonly<Record<string, Feature>>);
}

/** The feature of that name below one. */
export function partOf(feature: Feature | undefined, name: string): Feature | undefined {
  return feature !== undefined && name !== '__compat' && Object.hasOwn(feature, name)
    ? (feature[name] as Feature)
    : undefined;
}
