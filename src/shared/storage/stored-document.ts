/** A file of the storage, as the address in a record names it. */
export interface StoredDocument {
  /** `authenticated` opens with a signature only; `public` opens without one while its bucket is public. */
  readonly access: 'public' | 'authenticated';
  readonly bucket: string;
  readonly path: string;
}

/** The file that an address of the storage names; null for any other address. */
export function storedDocument(serviceUrl: string, url: string): StoredDocument | null {
  const root = `${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/`;
  if (!url.startsWith(root)) return null;
  const [, access, bucket, path] =
    /^(public|authenticated)\/([^/?#]+)\/([^?#]+)$/.exec(url.slice(root.length)) ?? [];
  if ((access !== 'public' && access !== 'authenticated') || !bucket || !path) return null;
  return { access, bucket, path: decoded(path) };
}

/** A path that cannot be decoded stays as it is: the storage says that it has no such file. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Broken percent-encoding.
    return path;
  }
}

/** The address that a record holds of a document in a private bucket. It does not open without a signature. */
export function privateAddress(serviceUrl: string, bucket: string, path: string): string {
  return encodeURI(`${serviceUrl.replace(/\/+$/, '')}/storage/v1/object/authenticated/${bucket}/${path}`);
}
