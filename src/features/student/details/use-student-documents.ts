import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useQuestion } from '#shared/form/use-question.ts';
import { documentSteps } from '#shared/upload/document-steps.ts';
import { type DocumentKey, studentDocuments } from '../student.ts';
import type { StudentField } from '../student-fields.ts';
import { createDocumentUploads, type DocumentUploadsOptions } from './document-uploads.ts';

const NOT_ALL_UPLOADED =
  'Not every document was uploaded. Try again, or save once more to save without the missing ones.';

export interface StudentDocumentsOptions extends Omit<DocumentUploadsOptions, 'mayReplace'> {
  /** Told of each change of a document, and whether one has just been stored. */
  readonly onChange: (isStored: boolean) => void;
}

/** The documents of the form as they are now, the question before one is replaced, and what the form waits for. */
export function useStudentDocuments({ onChange, ...options }: StudentDocumentsOptions) {
  const replacing = useQuestion<DocumentKey>();
  const [uploads] = useState(() => createDocumentUploads({ ...options, mayReplace: replacing.ask }));
  const [steps] = useState(() => {
    const states = () => studentDocuments.map(({ key }) => [key, uploads.store.getState()[key]] as const);
    const { isBusy, settled } = uploads;
    return documentSteps<StudentField | DocumentKey>({ isBusy, settled, states }, NOT_ALL_UPLOADED);
  });
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
  const { saved } = options;
  useEffect(() => uploads.noteSaved(saved), [uploads, saved]);
  return { uploads, states: useStore(uploads.store), steps, replacing };
}
