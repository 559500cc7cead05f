/** The next retry after a dropped connection. */
export interface UploadRetry {
  readonly seconds: number;
  readonly attempt: number;
  readonly of: number;
}

/**
 * The upload progress of a document. The current file's URL is in the document's form field, not in
 * the progress.
 */
export type UploadProgress =
  | { readonly kind: 'idle' }
  /**
   * A file was uploaded during this visit. The form shows the file's name as long as the field
   * contains this `url`.
   */
  | { readonly kind: 'uploaded'; readonly url: string; readonly fileName: string }
  /**
   * The user emptied the field. The file stays in storage until the form is saved, and the user can
   * restore it.
   */
  | { readonly kind: 'removed'; readonly url: string }
  | {
      readonly kind: 'uploading';
      readonly fileName: string;
      /** The share of the file sent so far, from 0 to 1. */
      readonly fraction: number;
      /** Set while the upload waits for a retry. */
      readonly retry?: UploadRetry;
    }
  /**
   * The page was left, reloaded or closed during an upload, or while the photo dialog was open. In
   * the latter case, `fileName` is null.
   */
  | { readonly kind: 'interrupted'; readonly fileName: string | null }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** Whether the user can retry with the same file. */
      readonly canRetry: boolean;
    };

/**
 * The state of a document, as its field shows it. `url` is the stored file's URL, even while
 * another file uploads.
 */
export type DocumentState =
  | { readonly kind: 'empty' }
  /** `fileName` is known only if the file was uploaded during this visit. */
  | { readonly kind: 'stored'; readonly url: string; readonly fileName: string | null }
  /** Removed by the user. The file stays in storage until the form is saved. */
  | { readonly kind: 'removed'; readonly url: string }
  | (Extract<UploadProgress, { readonly kind: 'uploading' | 'interrupted' | 'failed' }> & {
      readonly url: string | null;
    });

/** Returns a document's state, given the URL in its field and its upload progress. */
export function documentStateOf(url: string | null, progress: UploadProgress): DocumentState {
  switch (progress.kind) {
    case 'uploading':
    case 'interrupted':
    case 'failed':
      return { ...progress, url };
    case 'removed':
      return url === null ? progress : { kind: 'stored', url, fileName: null };
    case 'idle':
    case 'uploaded': {
      if (url === null) return { kind: 'empty' };
      const isUploaded = progress.kind === 'uploaded' && progress.url === url;
      return { kind: 'stored', url, fileName: isUploaded ? progress.fileName : null };
    }
  }
}

/**
 * Returns the stored file's URL, even while another file is uploading. Returns null if no file is
 * stored or the user has removed it.
 */
export function storedUrl(state: DocumentState): string | null {
  return state.kind === 'removed' || state.kind === 'empty' ? null : state.url;
}
