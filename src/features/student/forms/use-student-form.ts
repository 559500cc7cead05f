import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import type { SaveRecovery } from '#shared/api/refusal.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraftAutosave } from '#shared/draft/use-draft-autosave.ts';
import {
  fieldWords,
  labelled,
  leftOutWords,
  requiredBy,
  SAVED_IN_PART,
  summaryWords,
} from '#shared/form/field-words.ts';
import type { FileStorage } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import type { SavedStudent, SaveOutcome, StudentToSave } from '../api/save-student.ts';
import { partLabels } from '../model/form-sections.ts';
import { type SaveFailure, UNEXPECTED_SAVE } from '../model/save-failure.ts';
import { type DocumentKey, type Student, studentDocuments } from '../model/student.ts';
import { draftOf, type StudentDraft, withDraft, withDraftDocuments } from '../model/student-draft.ts';
import {
  type Account,
  fieldsOf,
  type GuardianExtras,
  STUDENT_FIELDS,
  type StudentField,
  type StudentFields,
  studentFieldsSchema,
  tidyPhone,
} from '../model/student-fields.ts';
import { documentsOf } from '../model/student-payload.ts';
import { createDocumentUploads } from './document-uploads.ts';

export interface StudentFormOptions {
  readonly userId: string;
  readonly account: Account;
  /** The profile that exists; null for somebody who has none yet. */
  readonly record: Student | null;
  readonly files: FileStorage;
  readonly draft: DraftStorage<StudentDraft>;
  readonly guardian: PersistedValue<GuardianExtras>;
  readonly save: (student: StudentToSave) => Promise<SaveOutcome>;
  /** Saves the name in an account that has none. It never rejects. */
  readonly nameAccount: (name: string) => Promise<void>;
  /** The profile is saved, and the file of a removed document is still in the storage. */
  readonly onFileLeft: () => void;
  readonly onSaved: () => void;
  /** Told whether leaving would leave something unsaved behind. It stays the same function. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** The restored changes are gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** The day it is where the person is: `2026-11-21`. */
  readonly today: string;
}

interface Replacing {
  readonly key: DocumentKey;
  readonly answer: (may: boolean) => void;
}

interface Problem {
  readonly text: string | null;
  readonly fields: readonly { readonly fieldId: string; readonly text: string }[];
  readonly recovery: SaveRecovery | 'leave';
}

const PHONES = ['contactNumber', 'guardianContact'] as const;
const ORDER: readonly (StudentField | DocumentKey)[] = [
  ...STUDENT_FIELDS,
  ...studentDocuments.map(({ key }) => key),
];

/** What the form of a student's details knows and does; the drawing of it is in student-form.tsx. */
export function useStudentForm(options: StudentFormOptions) {
  const { userId, record, files, draft, guardian, save, onSaved, onFileLeft, onUnsaved, onDiscard, today } =
    options;
  const [opened, setOpened] = useState(() => ({
    record,
    fields: fieldsOf(record, options.account, guardian.read()),
    documents: documentsOf(record),
  }));
  // As it was when the form was opened: the field does not vanish once the account has its name.
  const [asksName] = useState(options.account.name === '');
  const [restored] = useState(() => ({ draft: draft.read(), savedAt: draft.savedAt() }));
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [required, setRequired] = useState<readonly string[]>([]);
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const isBusy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const form = useForm<StudentFields>({
    resolver: valibotResolver(studentFieldsSchema(today)),
    defaultValues: withDraft(opened.fields, restored.draft, asksName),
    shouldFocusError: false,
  });
  const { autosave, status } = useDraftAutosave(draft, restored.draft !== null, (value) => {
    if (!isBusy.current) form.reset(withDraft(opened.fields, value, asksName));
  });
  const current = () => draftOf(opened, { fields: form.getValues(), documents: uploads.urls() }, asksName);
  const note = () => {
    const value = current();
    autosave.note(value);
    onUnsaved(!draft.isEmpty(value) || uploads.isBusy() || uploads.removed().length > 0);
  };
  const [uploads] = useState(() =>
    createDocumentUploads({
      userId,
      files,
      saved: opened.documents,
      mayReplace: (key) => new Promise((answer) => setReplacing({ key, answer })),
      stored: withDraftDocuments(opened.documents, restored.draft),
      onChanged: () => note(),
      // At once: what was uploaded outlives a save that fails, and a reload.
      onStored: () => autosave.flush(),
    }),
  );
  const documents = useStore(uploads.store);

  useEffect(() => uploads.cancelAll, [uploads]);
  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const showProblem = (
    text: string | null,
    texts: ReadonlyMap<string, string>,
    recovery: Problem['recovery'],
  ) => {
    isBusy.current = false;
    setPhase('idle');
    const fields = ORDER.flatMap((name) => {
      const words = texts.get(name);
      return words === undefined ? [] : [{ fieldId: name, text: words }];
    });
    setProblem({ text, fields, recovery });
  };

  /** Waits for what is on its way. @returns what failed meanwhile */
  const awaitDocuments = async (): Promise<ReadonlyMap<string, string>> => {
    if (!uploads.isBusy()) return new Map();
    setPhase('waiting');
    const waitedFor = studentDocuments.filter(
      ({ key }) => uploads.store.getState()[key].kind === 'uploading',
    );
    await uploads.settled();
    const states = uploads.store.getState();
    return new Map(
      waitedFor.flatMap(({ key }) => {
        const state = states[key];
        return state.kind === 'failed' ? [[key, state.text] as const] : [];
      }),
    );
  };

  const saveAll = async (fields: StudentFields) => {
    setProblem(null);
    setRefused(new Map());
    const failed = await awaitDocuments();
    if (failed.size > 0) {
      showProblem(
        'Not every document was uploaded. Try again, or save once more to save without the missing ones.',
        failed,
        'check',
      );
      return;
    }
    setPhase('saving');
    const removed = uploads.removed();
    const outcome = await save({
      userId,
      opened: opened.record,
      fields,
      documents: uploads.urls(),
      removed,
    }).catch((error: unknown): SaveOutcome => {
      console.error('The profile could not be saved', error);
      return { kind: 'refused', failure: UNEXPECTED_SAVE };
    });
    if (outcome.kind === 'refused') {
      showRefusal(outcome.failure, fields);
      return;
    }
    await deleteFiles(removed, outcome.kind === 'saved-in-part' ? outcome.saved.leftOut : []);
    if (asksName) await options.nameAccount(fields.fullName);
    guardian.write({ guardianAddress: fields.guardianAddress, guardianEmail: fields.guardianEmail });
    if (outcome.kind === 'saved-in-part') {
      showRest(outcome.saved);
      return;
    }
    autosave.stop();
    draft.forget();
    setPhase('saved');
    onUnsaved(false);
    onSaved();
  };

  const showRefusal = ({ text, fields: words, recovery }: SaveFailure, fields: StudentFields) => {
    const values: Readonly<Record<string, string | null>> = { ...fields, ...uploads.urls() };
    setRefused(labelled(partLabels, words, fieldWords));
    setRequired((before) => [...before, ...requiredBy(words, (name) => !values[name]?.trim())]);
    showProblem(text, labelled(partLabels, words, summaryWords), recovery);
  };

  /** What is saved is no change any more; what the server did not take stays in the form. */
  const showRest = ({ student, leftOut }: SavedStudent) => {
    setOpened({
      record: student,
      fields: fieldsOf(student, options.account, guardian.read()),
      documents: documentsOf(student),
    });
    const words = leftOutWords(partLabels, leftOut);
    setRefused(words);
    showProblem(SAVED_IN_PART, words, 'leave');
  };

  /** The record holds them no more: a file that stays behind is told, and keeps nobody from going on. */
  const deleteFiles = (removed: readonly DocumentKey[], leftOut: readonly string[]) =>
    uploads.deleteFiles(removed.filter((key) => !leftOut.includes(key))).catch((error: unknown) => {
      console.error('A removed document could not be deleted', error);
      onFileLeft();
    });

  const showFaults = (errors: FieldErrors<StudentFields>) => {
    const texts = STUDENT_FIELDS.flatMap((name) => {
      const text = errors[name]?.message;
      return text === undefined ? [] : [[name, text] as const];
    });
    showProblem(null, new Map(texts), 'check');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, not state: a second click can come before the first one is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    tidyPhones();
    autosave.flush();
    void form.handleSubmit(saveAll, showFaults)();
  };

  const tidyPhones = () => {
    for (const name of PHONES) {
      const typed = form.getValues(name);
      const tidy = tidyPhone(typed);
      if (tidy !== typed) form.setValue(name, tidy, { shouldDirty: true });
    }
  };

  return {
    form,
    phase,
    problem,
    summary,
    documents,
    uploads,
    today,
    submit,
    /** Something was typed or chosen; what the server said of that field has had its time. */
    change: (event: FormEvent<HTMLFormElement>) => {
      const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
      if (name !== null && refused.has(name)) {
        setRefused(new Map([...refused].filter(([field]) => field !== name)));
      }
      note();
    },
    /** A field was left: a number that is plain is written as servers ask for it, and the draft is saved. */
    flush: () => {
      tidyPhones();
      autosave.flush();
    },
    asksName,
    /** A file is chosen; one that is not sent after all leaves nothing unsaved. */
    choose: (key: DocumentKey, file: File) => void uploads.choose(key, file).then(note),
    /** A document of the saved profile is about to be written over, and the person is asked. */
    replacing,
    answerReplacing: (may: boolean) => {
      replacing?.answer(may);
      setReplacing(null);
    },
    /** Whether the server has refused a part because it was empty. */
    isRequired: (name: StudentField | DocumentKey): boolean => required.includes(name),
    /** The person leaves behind what the server did not take. */
    leave: () => {
      autosave.stop();
      draft.forget();
      onUnsaved(false);
    },
    errorOf: (name: StudentField | DocumentKey): string | undefined =>
      refused.get(name) ??
      STUDENT_FIELDS.filter((field) => field === name).map(
        (field) => form.formState.errors[field]?.message,
      )[0],
    draft: {
      status,
      restoredAt: restored.draft === null ? null : restored.savedAt,
      discard: () => {
        autosave.stop();
        draft.forget();
        onUnsaved(false);
        onDiscard();
      },
    },
  };
}
