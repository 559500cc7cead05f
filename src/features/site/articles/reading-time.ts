import type { BlogPiece } from './blog-content.ts';

/** Most adults read at least this many words a minute. */
const WORDS_PER_MINUTE = 200;

/** Estimates how long a text takes to read, in whole minutes. */
export function minutesToRead(body: BlogPiece['body']): number {
  const texts = body.flatMap((block) => (typeof block === 'string' ? [block] : Object.values(block).flat()));
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
