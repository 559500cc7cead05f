import { createStore } from 'zustand/vanilla';
import { afterUploads } from './after-uploads.ts';
import type { UploadProgress } from './document-state.ts';
import { createDocumentUpload, type DocumentUploadOptions, openedProgress } from './document-upload.ts';

/**
 * Manages the document uploads of a form. A single store contains the upload progress of all
 * fields. The form fields contain the URLs of the documents.
 */
export function createDocumentUploads<Name extends string>(
  documents: readonly (readonly [Name, DocumentUploadOptions])[],
) {
  const progressOf = new Map(documents.map(([name, options]) => [name, openedProgress(options)]));
  const store = createStore<ReadonlyMap<Name, UploadProgress>>(() => progressOf);
  const uploads = documents.map(([name, options]) => ({
    name,
    ...createDocumentUpload(options, {
      read: () => store.getState().get(name) ?? { kind: 'idle' },
      write: (progress) => store.setState(new Map(store.getState()).set(name, progress), true),
    }),
  }));
  const find = (name: Name) => uploads.find((upload) => upload.name === name);
  const isBusy = () => uploads.some((upload) => upload.isBusy());
  /** Resolves once no file is uploading. */
  const settled = async () => {
    while (isBusy()) await Promise.all(uploads.map((upload) => upload.settled()));
  };

  return {
    store,
    choose: async (name: Name, file: File) => find(name)?.choose(file),
    retry: async (name: Name) => find(name)?.retry(),
    /** Empties a field, so that saving the form removes the document. `cancel` undoes this. */
    remove: (name: Name) => find(name)?.remove(),
    removed: () => uploads.filter((upload) => upload.isRemoved()).map(({ name }) => name),
    /** Cancels an upload or a removal, and keeps the stored file. */
    cancel: (name: Name) => find(name)?.cancel(),
    photographing: (name: Name, isNow: boolean) => find(name)?.photographing(isNow),
    /** Cancels every upload. Removed documents stay removed. */
    cancelAll: () => {
      for (const upload of uploads) if (!upload.isRemoved()) upload.cancel();
    },
    /** Stops every upload when the user leaves the page. */
    leaveAll: () => {
      for (const upload of uploads) upload.leave();
    },
    isBusy,
    settled,
    /**
     * Waits for uploads before the form is submitted.
     *
     * @returns a failure with the given text if an upload failed during the wait, otherwise null
     */
    wait: (text: string) =>
      afterUploads<Name>({ isBusy, settled, progress: () => [...store.getState()] }, text),
  };
}
