import { wellFormed } from '#contract/well-formed.ts';

/** Encodes any text for an address. `encodeURIComponent` alone throws on half of a surrogate pair. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
