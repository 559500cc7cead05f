const MEGABYTE = 1024 * 1024;

/** The largest document that any form accepts, in bytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_BYTES = 5 * MEGABYTE;

/** A file may carry some bytes of another program before its signature; readers look this far. */
const SIGNATURE_WITHIN = 1024;

/** Megabytes with two decimals, rounded up: a file that is too large never looks as if it just fitted. */
export function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 100) / 100).toFixed(2);
}

/** A file's first bytes, a character of the same number each; null for a file that was moved or renamed after it was chosen. */
export function startOf(file: File): Promise<string | null> {
  return file
    .slice(0, SIGNATURE_WITHIN)
    .arrayBuffer()
    .then((bytes) => String.fromCharCode(...new Uint8Array(bytes)))
    .catch(() => null);
}
