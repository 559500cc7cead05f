/** Encodes a text as base64url, for use in a URL. */
export const writeBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Decodes the output of {@link writeBase64}. Undefined if the text is not valid. */
export function readBase64(word: string): string | undefined {
  try {
    const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (one) => one.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
