/**
 * Replaces half of a surrogate pair, such as a cut emoji, by `�`. `encodeURIComponent` throws on it. The oldest supported
 * browsers lack `toWellFormed`.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
