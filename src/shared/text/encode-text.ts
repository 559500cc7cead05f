import { wellFormed } from '#contract/well-formed.ts';

/** Encodes any text for a URL. `encodeURIComponent` alone throws on an unpaired surrogate. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
