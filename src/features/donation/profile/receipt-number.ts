/** Length of a short number, which donors may have to read out. */
const SHORT = 8;

/** The end of a donation's id, short enough to read out: `1F3A-77C2`. The receipt has the whole id in small print. */
export function shortNumber(id: string): string {
  const end = id
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(-SHORT)
    .toUpperCase();
  return end.length === SHORT ? `${end.slice(0, SHORT / 2)}-${end.slice(SHORT / 2)}` : end || id;
}
