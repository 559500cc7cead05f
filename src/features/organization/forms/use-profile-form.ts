import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useStore } from 'zustand';
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
import { storedUrl } from '#shared/upload/document-state.ts';
import { createDocumentUpload } from '#shared/upload/document-upload.ts';
import type { OrganizationToSave, SaveOutcome } from '../api/save-organization.ts';
import type { Organization } from '../model/organization.ts';
import { draftOf, type ProfileDraft, withDraft } from '../model/profile-draft.ts';
import {
  type Account,
  fieldsOf,
  PROFILE_FIELDS,
  type ProfileFields,
  profileFieldsSchema,
  tidied,
} from '../model/profile-fields.ts';
import { partLabels } from '../model/profile-sections.ts';
import { documentDestination, documentProblem, uploadFailureText } from '../model/registration-document.ts';
import { type ProfilePart, type SaveFailure, UNANSWERED } from '../model/save-failure.ts';

export interface ProfileFormOptions {
  readonly userId: string;
  readonly account: Account;
  /** The profile that exists; null for somebody who has none yet. */
  readonly organization: Organization | null;
  readonly files: FileStorage;
  readonly draft: DraftStorage<ProfileDraft>;
  readonly save: (organization: OrganizationToSave) => Promise<SaveOutcome>;
  readonly onSaved: () => void;
  /** Told whether leaving would stop an upload. It stays the same function. */
  readonly onUploading: (isUploading: boolean) => void;
  /** The draft is gone: the owner shows the form anew, or the profile. */
  readonly onDiscard: () => void;
  /** Milliseconds since 1970, at each upload. */
  readonly now: () => number;
}

/** What keeps a profile from being saved, as the box above the form says it. */
interface Problem {
  readonly text: string | null;
  readonly detail: string | null;
  readonly parts: ReadonlyMap<ProfilePart, string>;
  readonly recovery: SaveFailure['recovery'] | 'leave';
}

const PARTS: readonly ProfilePart[] = [...PROFILE_FIELDS, 'documentURL'];

/** What the form of an organization's profile knows and does; the drawing of it is in profile-form.tsx. */
export function useProfileForm(options: ProfileFormOptions) {
  const { userId, organization, files, draft, save, onSaved, onUploading, onDiscard, now } = options;
  const [opened] = useState(() => ({
    fields: fieldsOf(organization, options.account),
    document: organization?.documentURL || null,
  }));
  const [restored] = useState(() => ({ draft: draft.read(), savedAt: draft.savedAt() }));
  const [begun] = useState(() => withDraft(opened, restored.draft));
  const [phase, setPhase] = useState<'idle' | 'asking' | 'waiting' | 'saving'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState<ReadonlyMap<ProfilePart, string>>(new Map());
  const [required, setRequired] = useState<readonly ProfilePart[]>([]);
  const isBusy = useRef(false);
  const checked = useRef<ProfileFields | null>(null);
  const summary = useRef<HTMLDivElement>(null);

  const form = useForm<ProfileFields>({
    resolver: valibotResolver(profileFieldsSchema),
    defaultValues: begun.fields,
    shouldFocusError: false,
  });
  const { autosave, status } = useDraftAutosave(draft, restored.draft !== null, (value) => {
    if (!isBusy.current) form.reset(withDraft(opened, value).fields);
  });
  const current = () =>
    draftOf(opened, { fields: form.getValues(), document: storedUrl(upload.store.getState()) });
  const [upload] = useState(() =>
    createDocumentUpload({
      files,
      stored: begun.document,
      problemOf: documentProblem,
      destinationOf: (file) => documentDestination(userId, now(), file),
      failureText: (_, failure) => uploadFailureText(failure),
      onChanged: ({ kind }) => {
        autosave.note(current());
        onUploading(kind === 'uploading');
      },
      // At once: what was uploaded outlives a save that fails, and a reload.
      onStored: () => autosave.flush(),
    }),
  );
  const document = useStore(upload.store);

  useEffect(() => upload.cancel, [upload]);
  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const stop = (next: Problem | null) => {
    isBusy.current = false;
    setPhase('idle');
    if (next !== null) setProblem(next);
  };

  const saveAll = async (fields: ProfileFields) => {
    if (upload.isBusy()) {
      setPhase('waiting');
      await upload.settled();
      const state = upload.store.getState();
      if (state.kind === 'failed') {
        const text = 'The document was not uploaded. Try again, or save once more to save without it.';
        return stop({ text, detail: null, parts: new Map([['documentURL', state.text]]), recovery: 'check' });
      }
    }
    setPhase('saving');
    const documentURL = storedUrl(upload.store.getState());
    const outcome = await save({ userId, fields, documentURL }).catch((error: unknown): SaveOutcome => {
      console.error('The profile could not be saved', error);
      return { kind: 'refused', failure: UNANSWERED };
    });
    if (outcome.kind === 'refused') {
      const { parts } = outcome.failure;
      const values: Readonly<Record<string, string | null>> = { ...fields, documentURL };
      setSaid(labelled(partLabels, parts, fieldWords));
      setRequired((before) => [...before, ...requiredBy(parts, (part) => !values[part])]);
      return stop({ ...outcome.failure, parts: labelled(partLabels, parts, summaryWords) });
    }
    if (outcome.kind === 'saved-in-part') {
      const parts = leftOutWords(partLabels, outcome.leftOut);
      setSaid(parts);
      return stop({ text: SAVED_IN_PART, detail: null, parts, recovery: 'leave' });
    }
    autosave.stop();
    draft.forget();
    onSaved();
  };

  /** The words are right. A verified organization is asked once more, because saving takes that away (ORG-04). */
  const begin = (fields: ProfileFields) => {
    setProblem(null);
    setSaid(new Map());
    checked.current = fields;
    if (organization?.verified) setPhase('asking');
    else void saveAll(fields);
  };

  const showFaults = (errors: FieldErrors<ProfileFields>) => {
    const texts = PROFILE_FIELDS.flatMap((name) => {
      const text = errors[name]?.message;
      return text === undefined ? [] : [[name, text] as const];
    });
    stop({ text: null, detail: null, parts: new Map(texts), recovery: 'check' });
  };

  const tidyAll = () => {
    for (const name of PROFILE_FIELDS) {
      const typed = form.getValues(name);
      const tidy = tidied(name, typed);
      if (tidy !== typed) form.setValue(name, tidy, { shouldDirty: true });
    }
  };

  return {
    form,
    phase,
    problem: problem && {
      ...problem,
      fields: PARTS.flatMap((part) => {
        const text = problem.parts.get(part);
        return text === undefined ? [] : [{ fieldId: part, text }];
      }),
    },
    summary,
    document,
    upload,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A ref, not state: a second click can come before the first one is drawn.
      if (isBusy.current) return;
      isBusy.current = true;
      tidyAll();
      autosave.note(current());
      autosave.flush();
      void form.handleSubmit(begin, showFaults)();
    },
    question: {
      isOpen: phase === 'asking',
      nothingChanged: phase === 'asking' && draft.isEmpty(current()),
      confirm: () => void saveAll(checked.current ?? form.getValues()),
      keepEditing: () => stop(null),
    },
    /** Something was typed; what the server said of that field has had its time. */
    change: (event: FormEvent<HTMLFormElement>) => {
      const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
      setSaid((before) => new Map([...before].filter(([part]) => part !== name)));
      autosave.note(current());
    },
    /** A field was left: what is plain is written as servers ask for it, and the draft is saved. */
    leave: (event: FocusEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) tidyAll();
      autosave.flush();
    },
    errorOf: (part: ProfilePart): string | undefined =>
      said.get(part) ?? (part === 'documentURL' ? undefined : form.formState.errors[part]?.message),
    /** Whether the server has refused a part because it was empty. */
    isRequired: (part: ProfilePart): boolean => required.includes(part),
    draft: { status, restoredAt: restored.draft === null ? null : restored.savedAt },
    /** Everything is as it was (ORG-02). */
    discard: () => {
      autosave.stop();
      upload.cancel();
      draft.forget();
      onDiscard();
    },
  };
}
