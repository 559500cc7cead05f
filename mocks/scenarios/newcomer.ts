import type { Role } from '#contract/schemas/primitives.ts';

/** A person who has just signed up: no persona, and no record on the server yet. */
export interface Newcomer {
  readonly role: Role | null;
  /** Empty for a made-up one. */
  readonly name: string;
}

/** The roles that a newcomer can have, by the word of a link: `as=new-donor`. */
const words = {
  'new-student': 'STUDENT',
  'new-donor': 'DONOR',
  'new-organization': 'ORGANIZATION',
  'new-person': null,
} as const satisfies Record<string, Role | null>;
export type NewcomerWord = keyof typeof words;

export const newcomerWords = Object.keys(words) as readonly NewcomerWord[];
const isNewcomerWord = (word: string): word is NewcomerWord => Object.hasOwn(words, word);

/** The role of a word; null for none. */
export const roleOfWord = (word: NewcomerWord): Role | null => words[word];

export const MAX_NAME = 80;

/** Reads `new-student`, or `new-student:Lalita Devi`. Undefined for anything else. */
export function parseNewcomer(text: string): Newcomer | undefined {
  const [, word = '', name] = /^([a-z-]+)(?::(.*))?$/s.exec(text) ?? [];
  if (!isNewcomerWord(word)) return undefined;
  const given = name?.replace(/\s+/g, ' ').trim();
  if (given === '' || (given ?? '').length > MAX_NAME) return undefined;
  return { role: words[word], name: given ?? '' };
}

/** Writes what {@link parseNewcomer} reads. */
export function formatNewcomer({ role, name }: Newcomer): string {
  const word = newcomerWords.find((each) => words[each] === role) ?? 'new-person';
  return name === '' ? word : `${word}:${name}`;
}
