/** A bucket as configured in the real service. */
export interface Bucket {
  readonly name: string;
  readonly maxBytes: number;
  readonly types: readonly string[];
  /** True if anyone may read the bucket's files, even with the option `privateDocuments`. */
  readonly isAlwaysPublic?: true;
  /** Returns the user whose folder contains a path. Null for a path outside every user's folder. */
  ownerOf(path: string): string | null;
}

const MEGABYTE = 1024 * 1024;

const buckets: readonly Bucket[] = [
  {
    name: 'student-documents',
    maxBytes: 5 * MEGABYTE,
    types: ['application/pdf'],
    ownerOf: (path) => /^([^/]+)\/[^/]+$/.exec(path)?.[1] ?? null,
  },
  {
    name: 'organization-documents',
    maxBytes: 5 * MEGABYTE,
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    ownerOf: (path) => /^org-docs\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? null,
  },
  {
    name: 'campaign-pictures',
    maxBytes: 5 * MEGABYTE,
    types: ['image/jpeg'],
    isAlwaysPublic: true,
    ownerOf: (path) => /^([^/]+)\/[^/]+$/.exec(path)?.[1] ?? null,
  },
];

export function findBucket(name: string): Bucket | undefined {
  return buckets.find((bucket) => bucket.name === name);
}

/**
 * The body of the storage service's refusals. The HTTP status is always 400, and `statusCode` is
 * the real status as text.
 */
export interface StorageRefusal {
  readonly statusCode: string;
  readonly error: string;
  readonly message: string;
}

const refusal = (statusCode: string, error: string, message: string): StorageRefusal => ({
  statusCode,
  error,
  message,
});
export const bucketNotFound = refusal('404', 'Bucket not found', 'Bucket not found');
export const objectNotFound = refusal('404', 'not_found', 'Object not found');

export interface UploadAttempt {
  /** The uploading user. Null if the call has only the anonymous key. */
  readonly userId: string | null;
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  readonly exists: boolean;
  readonly overwrite: boolean;
}

/**
 * Refuses an upload that is outside the caller's own folder, exceeds the bucket's limits, or would
 * replace an existing file without `overwrite`. Returns null if the upload is allowed.
 */
export function judgeUpload(bucket: Bucket | undefined, attempt: UploadAttempt): StorageRefusal | null {
  if (!bucket) return bucketNotFound;
  if (attempt.userId === null || bucket.ownerOf(attempt.path) !== attempt.userId)
    return refusal('403', 'Unauthorized', 'new row violates row-level security policy');
  if (attempt.bytes > bucket.maxBytes)
    return refusal('413', 'Payload too large', 'The object exceeded the maximum allowed size');
  if (!bucket.types.includes(attempt.type))
    return refusal('415', 'invalid_mime_type', `mime type ${attempt.type} is not supported`);
  return attempt.exists && !attempt.overwrite
    ? refusal('409', 'Duplicate', 'The resource already exists')
    : null;
}
