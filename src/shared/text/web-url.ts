/** A safe link address: absolute, with http or https. Null for others, such as `javascript:` and `data:` (SAFE-03). */
export function webUrl(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
