import { useEffect, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import type { FormDraft } from '../draft/use-draft.ts';
import { type DocumentState, documentStateOf } from './document-state.ts';
import type { DocumentUploadOptions } from './document-upload.ts';
import { createDocumentUploads } from './document-uploads.ts';

/**
 * The form fields for documents. Each field contains the URL of a stored file, which may be public
 * or private. If the document is missing, the field is null or empty.
 */
type DocumentFields<Name extends string> = FieldValues & Readonly<Record<Name, string | null>>;

/**
 * Manages the documents of a form. Each field contains the URL of its current file. The form
 * validates that URL, saves it in the draft and sends it. The upload store contains only the upload
 * progress.
 *
 * @param optionsOf called once for each document, when the form opens
 */
export function useDocuments<Name extends string, Fields extends DocumentFields<Name>>(
  form: UseFormReturn<Fields>,
  draft: FormDraft,
  names: readonly Name[],
  optionsOf: (name: Name) => Omit<DocumentUploadOptions, 'field'>,
) {
  // TypeScript cannot infer from the two type parameters that `Name` is a key of `Fields`.
  const path = (name: Name) => name as unknown as Path<Fields>;
  const fieldOf = (name: Name) => ({
    read: (): string | null => form.getValues()[name] || null,
    write: (url: string | null) => {
      form.setValue(path(name), url as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
      if (url !== null) form.clearErrors(path(name));
      // Saves the draft immediately, so that an upload or a removal survives a reload.
      draft.flush();
    },
  });
  const [uploads] = useState(() =>
    createDocumentUploads(names.map((name) => [name, { ...optionsOf(name), field: fieldOf(name) }])),
  );
  useEffect(() => uploads.leaveAll, [uploads]);

  const progress = useStore(uploads.store);
  const urls: readonly (string | null)[] = useWatch({ control: form.control, name: names.map(path) });
  const states = new Map(
    names.map((name, index) => [
      name,
      documentStateOf(urls[index] || null, progress.get(name) ?? { kind: 'idle' }),
    ]),
  );
  return {
    uploads,
    stateOf: (name: Name): DocumentState => states.get(name) ?? { kind: 'empty' },
    isUploading: [...progress.values()].some(({ kind }) => kind === 'uploading'),
  };
}
