import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Changes, changesOf, withChanges } from './changes.ts';
import type { DraftStatus } from './draft-note.tsx';
import type { DraftStorage } from './draft-storage.ts';

/** How long after the last change a draft is saved, in milliseconds. */
const AUTOSAVE_MS = 400;

/** The draft that a form opens with. */
export interface RestoredDraft<Fields> {
  /** What the form opens with: the draft's changes over `opened`. */
  readonly values: Fields;
  /** When it was saved; null for none. */
  readonly savedAt: number | null;
}

/** Reads a draft once, when its form is opened. */
export function useRestoredDraft<Fields extends object>(
  storage: DraftStorage,
  opened: Fields,
): RestoredDraft<Fields> {
  const [restored] = useState(() => ({
    values: withChanges(opened, storage.read()),
    savedAt: storage.savedAt(),
  }));
  return restored;
}

export interface FormDraft {
  readonly status: DraftStatus;
  /** Saves at once what was typed last. */
  readonly flush: () => void;
  /** Deletes the draft; nothing is saved any more. */
  readonly forget: () => void;
}

export interface DraftOptions<Fields> {
  readonly storage: DraftStorage;
  /** What the form holds where there is no draft. */
  readonly opened: Fields;
  /** Told what the form holds after another tab has saved. */
  readonly onAdopted?: (values: Fields) => void;
}

/**
 * Saves a form while it is filled in (APP-05, SAFE-04): when typing pauses, when the page goes out of sight, and when
 * the form goes away. What another tab saves is shown here, too, so that two tabs never write over each other's text.
 */
export function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { storage, opened, onAdopted }: DraftOptions<Fields>,
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
  const adopt = useEffectEvent((event: StorageEvent) => {
    // No key: anything may have changed.
    const isMeant = event.key === null || (event.key === storage.sharedKey && event.newValue !== null);
    const isBusy = note.isPending() || status === 'unsaved' || isSubmitting || isSubmitSuccessful;
    const saved = isMeant && !isBusy ? storage.read() : null;
    if (saved === null) return;
    const values = withChanges(opened, saved);
    form.reset(values);
    onAdopted?.(values);
    note.cancel();
    setStatus('saved');
  });

  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: () => note() });
    const onStorage = (event: StorageEvent) => adopt(event);
    const onPageHide = () => note.flush();
    const onVisibility = () => document.visibilityState === 'hidden' && note.flush();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [form.subscribe, note]);

  const forget = () => {
    isStopped.current = true;
    note.cancel();
    storage.forget();
  };
  return { status, flush: () => note.flush(), forget };
}

const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;
const isEqual = (one: Changes, other: Changes): boolean => JSON.stringify(one) === JSON.stringify(other);
