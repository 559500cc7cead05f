/** Where one document stands. The URL is that of the file that is stored, until another one is. */
export type DocumentState =
  | { readonly kind: 'empty' }
  /** `fileName` is known for what was uploaded in this visit. */
  | { readonly kind: 'stored'; readonly url: string; readonly fileName: string | null }
  | {
      readonly kind: 'uploading';
      readonly url: string | null;
      readonly fileName: string;
      /** How much has left this device, from 0 to 1. */
      readonly fraction: number;
    }
  | {
      readonly kind: 'failed';
      readonly url: string | null;
      readonly text: string;
      /** True where the same file can be sent again. */
      readonly canRetry: boolean;
    };

export type DocumentEvent =
  | { readonly kind: 'started'; readonly fileName: string }
  | { readonly kind: 'moved'; readonly fraction: number }
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string; readonly canRetry: boolean }
  | { readonly kind: 'called-off' };

/** A document as it is stored, or not yet. */
export function documentStateOf(url: string | null): DocumentState {
  return url === null ? { kind: 'empty' } : { kind: 'stored', url, fileName: null };
}

/** The URL of the file that is stored, whatever is on its way. */
export function storedUrl(state: DocumentState): string | null {
  return state.kind === 'empty' ? null : state.url;
}

/** What an event makes of a document. A former file stays the one that counts until another is stored. */
export function documentAfter(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.kind) {
    case 'started':
      return { kind: 'uploading', url: storedUrl(state), fileName: event.fileName, fraction: 0 };
    case 'moved':
      return state.kind === 'uploading' ? { ...state, fraction: event.fraction } : state;
    case 'stored':
      return {
        kind: 'stored',
        url: event.url,
        fileName: state.kind === 'uploading' ? state.fileName : null,
      };
    case 'failed':
      return { kind: 'failed', url: storedUrl(state), text: event.text, canRetry: event.canRetry };
    case 'called-off':
      return documentStateOf(storedUrl(state));
  }
}
