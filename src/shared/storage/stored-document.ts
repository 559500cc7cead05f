/** A file of the storage, from an address in a record. */
export interface StoredDocument {
  /** `authenticated` needs a signature; `public` needs none while its bucket is public. */
  readonly access: 'public' | 'authenticated';
  readonly bucket: string;
  readonly path: string;
}

/** Buckets whose files everyone may see, even if documents are private. */
const publicBuckets: ReadonlySet<string> = new Set(['campaign-pictures']);

export const isPublicBucket = (bucket: string): boolean => publicBuckets.has(bucket);

/** The file at an address of the storage; null for any other address. */
export function storedDocument(serviceUrl: string, url: string): StoredDocument | null {
  const root = `${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/`;
  if (!url.startsWith(root)) return null;
  const [, access, bucket, path] =
    /^(public|authenticated)\/([^/?#]+)\/([^?#]+)$/.exec(url.slice(root.length)) ?? [];
  if ((access !== 'public' && access !== 'authenticated') || !bucket || !path) return null;
  return { access, bucket, path: decoded(path) };
}

/** Decodes a path; an invalid one stays unchanged, and the storage finds no such file. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Invalid percent-encoding.
    return path;
  }
}

/** The address of a document in a private bucket, as records hold it. It opens only with a signature. */
export function privateAddress(serviceUrl: string, bucket: string, path: string): string {
  return encodeURI(`${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/authenticated/${bucket}/${path}`);
}
