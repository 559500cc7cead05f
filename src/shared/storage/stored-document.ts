/** A stored file, as parsed from the address in a record. */
export interface StoredDocument {
  /**
   * An `authenticated` file opens only with a signed URL. A `public` file opens without a signed
   * URL as long as its bucket is public.
   */
  readonly access: 'public' | 'authenticated';
  readonly bucket: string;
  readonly path: string;
}

/** Buckets whose files are public even if documents are private. */
const publicBuckets: ReadonlySet<string> = new Set(['campaign-pictures']);

export const isPublicBucket = (bucket: string): boolean => publicBuckets.has(bucket);

/** Returns the file at a storage address. Returns null for any other address. */
export function storedDocument(serviceUrl: string, url: string): StoredDocument | null {
  const root = `${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/`;
  if (!url.startsWith(root)) return null;
  const [, access, bucket, path] =
    /^(public|authenticated)\/([^/?#]+)\/([^?#]+)$/.exec(url.slice(root.length)) ?? [];
  if ((access !== 'public' && access !== 'authenticated') || !bucket || !path) return null;
  return { access, bucket, path: decoded(path) };
}

/** Decodes a path. An invalid path stays unchanged, so the storage finds no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Invalid percent-encoding.
    return path;
  }
}

/**
 * Returns the address of a document in a private bucket, as stored in records. The document opens
 * only with a signed URL.
 */
export function privateAddress(serviceUrl: string, bucket: string, path: string): string {
  return encodeURI(`${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/authenticated/${bucket}/${path}`);
}
