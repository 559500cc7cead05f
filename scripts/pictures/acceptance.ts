import { createHash } from 'node:crypto';

/** What draws the pictures. Pictures of two machines are comparable only where all of it is the same. */
export interface Machine {
  /** The browser's version. */
  readonly browser: string;
  readonly platform: string;
  /** The hash of a sample of text and shapes: fonts and smoothing show in it. */
  readonly sample: string;
}

/** The accepted pictures: hashes by `<story>.<width>.<scheme>`, as they are committed. */
export interface Accepted {
  readonly machine: Machine;
  readonly hashes: Readonly<Record<string, string>>;
}

/** What is taken now, beside what was accepted; each by the key of a picture. */
export interface Verdict {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  /** Accepted pictures of stories that are no more. */
  readonly gone: readonly string[];
  readonly same: number;
}

/** The key of a picture's file: `<story>.<width>.<scheme>`. */
export const pictureKey = (file: string) => file.replace(/\.png$/, '');

/** The hash of a picture. One browser writes the same bytes for the same pixels, so comparing the files is enough. */
export const pictureHash = (png: Uint8Array) => createHash('sha256').update(png).digest('hex').slice(0, 20);

/** What makes two machines' pictures not comparable, in words; null where nothing does. */
export function incomparable(accepted: Machine, here: Machine): string | null {
  const parts = ['platform', 'browser', 'sample'] as const;
  const other = parts.find((part) => accepted[part] !== here[part]);
  if (other === undefined) return null;
  if (other === 'sample') return 'this machine draws text or shapes in another way';
  return `the accepted pictures are of ${accepted[other]}, and this machine has ${here[other]}`;
}

/** Compares hashes. */
export function judge(
  accepted: Readonly<Record<string, string>>,
  taken: Readonly<Record<string, string>>,
): Verdict {
  const keys = Object.keys(taken).toSorted();
  const known = keys.filter((key) => accepted[key] !== undefined);
  const changed = known.filter((key) => accepted[key] !== taken[key]);
  return {
    changed,
    added: keys.filter((key) => accepted[key] === undefined),
    gone: Object.keys(accepted)
      .filter((key) => taken[key] === undefined)
      .toSorted(),
    same: known.length - changed.length,
  };
}

/** Accepts some pictures as they are taken now, and lets go of those that are no more. */
export function accept(
  before: Readonly<Record<string, string>>,
  taken: Readonly<Record<string, string>>,
  keys: readonly string[],
): Readonly<Record<string, string>> {
  const after = { ...before };
  for (const key of keys) {
    const hash = taken[key];
    if (hash === undefined) delete after[key];
    else after[key] = hash;
  }
  return Object.fromEntries(Object.entries(after).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
