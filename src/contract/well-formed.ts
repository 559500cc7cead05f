/**
 * Replaces unpaired surrogates, such as half an emoji, with `�`, because `encodeURIComponent`
 * throws on them. The oldest supported browsers lack `toWellFormed`.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
