/** The next retry after the connection dropped. */
export interface UploadRetry {
  readonly seconds: number;
  readonly attempt: number;
  readonly of: number;
}

/** What happens to a document beside its form field. The field alone contains the URL of the current file. */
export type UploadProgress =
  | { readonly kind: 'idle' }
  /** A file was uploaded in this visit. Its name is shown while the field contains its URL. */
  | { readonly kind: 'uploaded'; readonly url: string; readonly fileName: string }
  /** The user emptied the field. The file stays in the storage until the form is saved, and can be put back. */
  | { readonly kind: 'removed'; readonly url: string }
  | {
      readonly kind: 'uploading';
      readonly fileName: string;
      /** The sent share, from 0 to 1. */
      readonly fraction: number;
      /** Set while waiting for a retry. */
      readonly retry?: UploadRetry;
    }
  /** The page was reloaded or closed during an upload. `fileName` is null if it was photos without a PDF yet. */
  | { readonly kind: 'interrupted'; readonly fileName: string | null }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** Whether the same file can be sent again. */
      readonly canRetry: boolean;
    };

/** A document as screens show it. `url` is that of the stored file, until another one is stored. */
export type DocumentState =
  | { readonly kind: 'empty' }
  /** `fileName` is known for a file uploaded in this visit. */
  | { readonly kind: 'stored'; readonly url: string; readonly fileName: string | null }
  /** Removed by the user; it stays stored until the form is saved. */
  | { readonly kind: 'removed'; readonly url: string }
  | (Extract<UploadProgress, { readonly kind: 'uploading' | 'interrupted' | 'failed' }> & {
      readonly url: string | null;
    });

/** The state of a document: the URL in its field, and what happens beside it. */
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

/** The URL of the current file, even during an upload; null for none or a removed one. */
export function storedUrl(state: DocumentState): string | null {
  return state.kind === 'removed' || state.kind === 'empty' ? null : state.url;
}
