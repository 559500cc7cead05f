/** The next retry after the connection dropped. */
export interface UploadRetry {
  readonly seconds: number;
  readonly attempt: number;
  readonly of: number;
}

/** The state of one document. `url` is that of the stored file, until another one is stored. */
export type DocumentState =
  | { readonly kind: 'empty' }
  /** `fileName` is known for a file uploaded in this visit. */
  | { readonly kind: 'stored'; readonly url: string; readonly fileName: string | null }
  /** Removed by the user; it stays stored until the form is saved. */
  | { readonly kind: 'removed'; readonly url: string }
  | {
      readonly kind: 'uploading';
      readonly url: string | null;
      readonly fileName: string;
      /** The sent share, from 0 to 1. */
      readonly fraction: number;
      /** Set while waiting for a retry. */
      readonly retry?: UploadRetry;
    }
  /** The page was reloaded or closed during an upload. `fileName` is null if it was photos without a PDF yet. */
  | { readonly kind: 'interrupted'; readonly url: string | null; readonly fileName: string | null }
  | {
      readonly kind: 'failed';
      readonly url: string | null;
      readonly text: string;
      /** Whether the same file can be sent again. */
      readonly canRetry: boolean;
    };

export type DocumentEvent =
  | { readonly kind: 'started'; readonly fileName: string }
  | { readonly kind: 'moved'; readonly fraction: number }
  | { readonly kind: 'dropped'; readonly retry: UploadRetry }
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string; readonly canRetry: boolean }
  | { readonly kind: 'removed' }
  /** Cancels an upload, or undoes a removal. */
  | { readonly kind: 'called-off' };

export function documentStateOf(url: string | null): DocumentState {
  return url === null ? { kind: 'empty' } : { kind: 'stored', url, fileName: null };
}

/** The URL of the current file, even during an upload; null for none or a removed one. */
export function storedUrl(state: DocumentState): string | null {
  return state.kind === 'removed' ? null : lastUrl(state);
}

const lastUrl = (state: DocumentState): string | null => (state.kind === 'empty' ? null : state.url);

/** The next state of a document. The previous file stays current until another is stored. */
export function documentAfter(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.kind) {
    case 'started':
      return { kind: 'uploading', url: lastUrl(state), fileName: event.fileName, fraction: 0 };
    case 'moved':
      return state.kind === 'uploading' ? { ...state, fraction: event.fraction } : state;
    case 'dropped':
      return state.kind === 'uploading' ? { ...state, fraction: 0, retry: event.retry } : state;
    case 'stored':
      return {
        kind: 'stored',
        url: event.url,
        fileName: state.kind === 'uploading' ? state.fileName : null,
      };
    case 'failed':
      return { kind: 'failed', url: lastUrl(state), text: event.text, canRetry: event.canRetry };
    case 'removed': {
      const url = lastUrl(state);
      return url === null ? state : { kind: 'removed', url };
    }
    case 'called-off':
      return documentStateOf(lastUrl(state));
  }
}
