import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { type DocumentKey, studentDocuments } from '#contract/student-words.ts';
import { useQuestion } from '#shared/ui/use-question.ts';
import { afterUploads } from '#shared/upload/after-uploads.ts';
import { createDocumentUploads, type DocumentUploadsOptions } from './document-uploads.ts';

export interface StudentDocumentsOptions extends Omit<DocumentUploadsOptions, 'mayReplace'> {
  /** Told of each change of a document, and whether one has just been stored. */
  readonly onChange: (isStored: boolean) => void;
}

/** The documents of the form as they are now, the question before one is replaced, and what the form waits for. */
export function useStudentDocuments({ onChange, ...options }: StudentDocumentsOptions) {
  const replacing = useQuestion<DocumentKey>();
  const [uploads] = useState(() => createDocumentUploads({ ...options, mayReplace: replacing.ask }));
  const { isBusy, settled, store } = uploads;
  const waitForUploads = () =>
    afterUploads<DocumentKey>(
      { isBusy, settled, states: () => studentDocuments.map(({ key }) => [key, store.getState()[key]]) },
      'Not every document was uploaded. Try again, or save once more to save without the missing ones.',
    );
  const follow = useEffectEvent(onChange);
  useEffect(() => {
    const stop = uploads.store.subscribe((now, before) =>
      follow(studentDocuments.some(({ key }) => now[key] !== before[key] && now[key].kind === 'stored')),
    );
    return () => {
      uploads.cancelAll();
      stop();
    };
  }, [uploads]);
  return { uploads, states: useStore(uploads.store), waitForUploads, replacing };
}
