/** A file in the storage, as parsed from an address in a record. */
export interface StoredDocument {
  /**
   * `authenticated` files need a signature. `public` ones need none while their bucket is public.
   */
  readonly access: 'public' | 'authenticated';
  readonly bucket: string;
  readonly path: string;
}

/** Buckets whose files are public even if documents are private. */
const publicBuckets: ReadonlySet<string> = new Set(['campaign-pictures']);

export const isPublicBucket = (bucket: string): boolean => publicBuckets.has(bucket);

/** The file at a storage address. Null for any other address. */
export function storedDocument(serviceUrl: string, url: string): StoredDocument | null {
  const root = `${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/`;
  if (!url.startsWith(root)) return null;
  const [, access, bucket, path] =
    /^(public|authenticated)\/([^/?#]+)\/([^?#]+)$/.exec(url.slice(root.length)) ?? [];
  if ((access !== 'public' && access !== 'authenticated') || !bucket || !path) return null;
  return { access, bucket, path: decoded(path) };
}

/** Decodes a path. An invalid one stays unchanged, so the storage finds no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Invalid percent-encoding.
    return path;
  }
}

/**
 * The address of a document in a private bucket, as stored in records. Needs a signature to open.
 */
export function privateAddress(serviceUrl: string, bucket: string, path: string): string {
  return encodeURI(`${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/authenticated/${bucket}/${path}`);
}
