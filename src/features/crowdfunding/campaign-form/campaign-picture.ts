import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import type { FileStorage, StorageFailure } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import type { DocumentUploadOptions } from '#shared/upload/document-upload.ts';
import { MAX_DOCUMENT_BYTES } from '#shared/upload/file-kind.ts';

const BUCKET = 'campaign-pictures';

export interface PictureStore {
  readonly userId: string;
  readonly files: FileStorage;
  /** Stores the name of the picture that this tab is uploading. */
  readonly unfinished: PersistedValue<string>;
  /** Returns the current time in milliseconds since 1970. Called for each upload. */
  readonly now: () => number;
}

/**
 * The upload options for a campaign's picture (CF-14). Each upload gets a new path, so that it
 * never overwrites another campaign's picture.
 */
export function pictureUpload({
  userId,
  files,
  unfinished,
  now,
}: PictureStore): Omit<DocumentUploadOptions, 'field'> {
  return {
    files,
    unfinished,
    problemOf: async (picture) =>
      picture.size > MAX_DOCUMENT_BYTES
        ? 'The picture is too large. Crop it more, or choose another one.'
        : null,
    destinationOf: () => ({
      bucket: BUCKET,
      path: `${userId}/${now()}.jpg`,
      contentType: 'image/jpeg',
      overwrite: false,
      cacheControlSeconds: 31_536_000,
    }),
    failureText: (_, failure) =>
      fill(crowdfundingErrors['campaign-picture-refused'], { message: reasonOf(failure) }),
  };
}

function reasonOf(failure: StorageFailure): string {
  switch (failure.kind) {
    case 'bucket-missing':
      return 'This site can’t store pictures yet.';
    case 'nothing':
      return 'The storage service didn’t return the picture’s address.';
    case 'refused':
      return failure.message;
    case 'network':
      return 'The connection was lost.';
    case 'configuration':
      return `${failure.variable} is not set.`;
  }
}

/** True for the URL of an uploaded picture, false for a link that the user pasted. */
export const isUploadedPicture = (url: string): boolean =>
  url.includes(`/storage/v1/object/public/${BUCKET}/`);
