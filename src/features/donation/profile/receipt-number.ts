/** Length of the short receipt number, which a donor may have to read out on the phone. */
const SHORT = 8;

/**
 * Returns the last eight letters and digits of a donation's id, short enough to read out:
 * `1F3A-77C2`. The receipt shows the full id in small print.
 */
export function shortNumber(id: string): string {
  const end = id
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(-SHORT)
    .toUpperCase();
  return end.length === SHORT ? `${end.slice(0, SHORT / 2)}-${end.slice(SHORT / 2)}` : end || id;
}
