/** A bucket, as it would be set up in the real service. */
export interface Bucket {
  readonly name: string;
  readonly maxBytes: number;
  readonly types: readonly string[];
  /** The user whose folder a path lies in; null for a path outside of any. */
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
];

/** A bucket by its name, if there is one. */
export function findBucket(name: string): Bucket | undefined {
  return buckets.find((bucket) => bucket.name === name);
}

/** A refusal of the storage service: HTTP 400 whatever it is, with the real status as text in the body. */
export interface StorageRefusal {
  readonly statusCode: string;
  readonly error: string;
  readonly message: string;
}

export const bucketNotFound: StorageRefusal = {
  statusCode: '404',
  error: 'Bucket not found',
  message: 'Bucket not found',
};

export const objectNotFound: StorageRefusal = {
  statusCode: '404',
  error: 'not_found',
  message: 'Object not found',
};

export interface UploadAttempt {
  /** Who uploads; null with the anonymous key alone. */
  readonly userId: string | null;
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  readonly exists: boolean;
  readonly overwrite: boolean;
}

/** Whether a file may be stored: only in one's own folder, within the bucket's limits. */
export function judgeUpload(bucket: Bucket | undefined, attempt: UploadAttempt): StorageRefusal | null {
  if (!bucket) return bucketNotFound;
  if (attempt.userId === null || bucket.ownerOf(attempt.path) !== attempt.userId) {
    return {
      statusCode: '403',
      error: 'Unauthorized',
      message: 'new row violates row-level security policy',
    };
  }
  if (attempt.bytes > bucket.maxBytes) {
    return {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    };
  }
  if (!bucket.types.includes(attempt.type)) {
    return {
      statusCode: '415',
      error: 'invalid_mime_type',
      message: `mime type ${attempt.type} is not supported`,
    };
  }
  return attempt.exists && !attempt.overwrite
    ? { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }
    : null;
}
