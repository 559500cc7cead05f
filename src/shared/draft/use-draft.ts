import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { namesOf } from '../form/fields.ts';
import { type Changes, changesOf, withChanges } from './changes.ts';
import type { DraftStatus } from './draft-note.tsx';
import type { DraftStorage } from './draft-storage.ts';

/** The delay between the last change and the save, in milliseconds. */
const AUTOSAVE_MS = 400;

/**
 * Reads a draft once, when its form opens.
 *
 * @returns `values` (`opened` with the draft's changes applied) and `savedAt` (when the draft was
 * saved, in milliseconds since 1970, or null without a draft)
 */
export function useRestoredDraft<Fields extends object>(storage: DraftStorage, opened: Fields) {
  const [restored] = useState(() => ({
    values: withChanges(opened, storage.read()),
    savedAt: storage.savedAt(),
  }));
  return restored;
}

export interface FormDraft {
  readonly status: DraftStatus;
  /** Saves pending changes immediately. */
  readonly flush: () => void;
  /** Deletes the draft and stops saving. */
  readonly forget: () => void;
}

export interface DraftOptions<Fields> {
  readonly storage: DraftStorage;
  /** The form's values without a draft. */
  readonly opened: Fields;
}

/**
 * Saves a form's draft when typing pauses, when the page is hidden, and when the form unmounts
 * (APP-05, SAFE-04). Also shows changes that another tab saves, so that this tab does not overwrite
 * them with older text.
 */
export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { storage, opened }: DraftOptions<Fields>,
): FormDraft {
  const changes = () => changesOf(opened, form.getValues());
  const [status, setStatus] = useState<DraftStatus>(() => (isEmpty(changes()) ? 'empty' : 'saved'));
  const isStopped = useRef(false);
  const note = useDebouncedCallback(
    () => {
      if (isStopped.current) return;
      const changed = changes();
      const isSaved = isEqual(changed, storage.read() ?? {}) || storage.save(changed);
      setStatus(isEmpty(changed) ? 'empty' : isSaved ? 'saved' : 'unsaved');
    },
    { delay: AUTOSAVE_MS, flushOnUnmount: true },
  );

  const { isSubmitting, isSubmitSuccessful } = form.formState;
  useWindowEvent('storage', (event) => {
    // An event without a key means that the whole storage was cleared.
    const isMeant = event.key === null || (event.key === storage.sharedKey && event.newValue !== null);
    const isBusy = note.isPending() || status === 'unsaved' || isSubmitting || isSubmitSuccessful;
    const saved = isMeant && !isBusy ? storage.read() : null;
    if (saved === null) return;
    const removed = namesOf(opened).filter(
      (name) => form.getValues()[name] === null && opened[name] !== null && !Object.hasOwn(saved, name),
    );
    form.reset(withChanges(opened, saved));
    // A draft does not record which documents the user removed, so resetting the form has restored
    // those documents. Removes them again.
    for (const name of removed) {
      form.setValue(name as Path<Fields>, null as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
    note.cancel();
    setStatus('saved');
  });

  useWindowEvent('pagehide', () => note.flush());
  useWindowEvent('visibilitychange', () => note.flush());
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => note() }),
    [form.subscribe, note],
  );

  const forget = () => {
    isStopped.current = true;
    note.cancel();
    storage.forget();
  };
  return { status, flush: () => note.flush(), forget };
}

const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
const isEqual = (one: Changes, other: Changes): boolean => JSON.stringify(one) === JSON.stringify(other);
