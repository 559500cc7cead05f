/**
 * Returns an absolute http or https address, which is safe to link to. Returns null for any other
 * text, such as a `javascript:` or `data:` address (SAFE-03).
 */
export function webUrl(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
