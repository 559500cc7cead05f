/**
 * An address that a link may lead to: absolute, by http or https. Null for anything else that a server may
 * have stored: `javascript:` and `data:` are not followed (SAFE-03).
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
