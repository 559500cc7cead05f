/**
 * The longest wait that `readRetryAfter` returns, in milliseconds: ten years. A much longer wait
 * could end at a time that JavaScript cannot represent as a date.
 */
const LONGEST_MS = 10 * 365 * 86_400_000;

/**
 * Converts a `Retry-After` header to a wait in milliseconds. The header is a number of seconds or a
 * date. Returns null if the header is missing or invalid.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000
    : /[a-z]/i.test(text)
      ? Date.parse(text) - now
      : Number.NaN;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), LONGEST_MS);
}
