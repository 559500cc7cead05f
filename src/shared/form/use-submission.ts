import { type MutationKey, onlineManager, useIsMutating } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '#shared/ui/feedback/toast.ts';
import { isSessionOver } from '../api/api-error.ts';
import type { FormDraft } from '../draft/use-draft.ts';
import { failureWords, fieldWords } from './field-words.ts';
import type { FormFailure } from './form-failure.ts';
import { longWaitText, pauseMs } from './pause.ts';
import { readUnreportedValues } from './unreported-values.ts';
import { type TextLimits, useOversizedTexts } from './use-oversized-texts.ts';
import { useWait, type Wait } from './use-wait.ts';

export interface SubmissionOptions<Fields, Failure> {
  /** The labels of the form's fields and documents, in the order in which problems are listed. */
  readonly labels: Readonly<Record<string, string>>;
  readonly limits: TextLimits;
  readonly draft: FormDraft;
  /** Awaited before validation, for values that aren't available yet, such as uploads. */
  readonly ready?: () => Promise<void>;
  /**
   * Runs before valid fields are sent. If it returns 'stay' or a failure, the fields are not sent.
   */
  readonly before?: () => Promise<FormFailure | 'stay' | null>;
  /**
   * Sends the fields. Rejects if the server refuses them, or if the outcome is unclear.
   */
  readonly save: (fields: Fields) => Promise<unknown>;
  /** Converts a rejection of `save` to the failure that the form shows. */
  readonly failureOf: (error: unknown, fields: Fields) => Failure;
  /**
   * Shown while the form waits for a connection. If omitted, only the submit button mentions the
   * wait.
   */
  readonly offlineText?: string;
  /**
   * Called on every failure. If omitted, failures that arrive after the user has left the form
   * appear as a toast.
   */
  readonly onFailed?: (failure: Failure) => void;
  readonly onSaved?: (fields: Fields) => void;
  /** Shown above the form if fields are invalid. Null if the field errors are enough. */
  readonly invalidText?: (fields: Fields) => string | null;
}

export interface Submission<Fields extends FieldValues, Failure> {
  readonly form: UseFormReturn<Fields>;
  readonly labels: Readonly<Record<string, string>>;
  readonly draft: FormDraft;
  /** Why `save` failed for the last submission. Null if `save` has not failed or was not called. */
  readonly failure: Failure | null;
  /**
   * True while the form is being submitted, and after it has been sent. The fields then still show
   * the user's text, but the user can't change it.
   */
  readonly isLocked: boolean;
  readonly wait: Wait | null;
  readonly submit: (event: FormEvent) => void;
  /** Whether the server has refused this field because it was empty. */
  readonly isRequired: (name: string) => boolean;
}

/**
 * Sends a form once. While the device is offline, waits for a connection until the user leaves the
 * form or cancels the wait (OUT-07). If the server is busy, tries again later, unless the server
 * asks for too long a wait (OUT-05). Failures become the form's own errors, under `root.server` and
 * the names of its fields.
 */
export function useSubmission<Fields extends FieldValues, Failure extends FormFailure>(
  form: UseFormReturn<Fields>,
  options: SubmissionOptions<Fields, Failure>,
): Submission<Fields, Failure> {
  const {
    labels,
    limits,
    draft,
    ready,
    before,
    save,
    failureOf,
    offlineText,
    onFailed,
    onSaved,
    invalidText,
  } = options;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [required, setRequired] = useState<readonly string[]>([]);
  const { wait, until } = useWait();
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const isLocked = isSubmitting || isSubmitSuccessful;
  useOversizedTexts(form, limits);
  // The second click of a double click can arrive before React renders the effect of the first.
  const isSent = useRef(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const show = ({ text, fields = new Map() }: FormFailure, type: 'server' | 'before') => {
    form.setError('root.server', { type, message: text ?? '' });
    for (const [name, words] of fields) {
      const message = type === 'server' ? fieldWords(labels[name] ?? name, words) : words;
      form.setError(name as Path<Fields>, { type, message });
    }
  };

  const refuse = (error: unknown, fields: Fields) => {
    const failed = failureOf(error, fields);
    const longWait = longWaitText(error, Date.now());
    const found = longWait === null ? failed : { ...failed, text: [failed.text, longWait].join(' ').trim() };
    const isEmpty = (name: string) => !String(form.getValues(name as Path<Fields>) ?? '').trim();
    setFailure(found);
    setRequired((known) => [...known, ...[...(found.fields?.keys() ?? [])].filter(isEmpty)]);
    show(found, 'server');
    if (onFailed) onFailed(found);
    // If the session has ended, the next user must not see the failure.
    else if (hasLeft.current && !isSessionOver(error))
      void toast.error(failureWords(labels, found).join(' '));
  };

  const savePatiently = async (fields: Fields) => {
    for (let pauses = 0; ; pauses += 1) {
      try {
        return await save(fields);
      } catch (error) {
        const ms = hasLeft.current ? null : pauseMs(error, pauses, Math.random);
        if (ms === null || !(await until(ms, failureWords(labels, failureOf(error, fields))))) throw error;
      }
    }
  };

  const onValid = async (fields: Fields) => {
    setFailure(null);
    const found = (await before?.()) ?? null;
    if (found !== null && found !== 'stay') return show(found, 'before');
    const connect = async () => onlineManager.isOnline() || until(null, offlineText ? [offlineText] : []);
    const goesOn = found === null && !hasLeft.current && (await connect());
    // Without an error, the form would count as sent.
    if (!goesOn) return form.setError('root.stopped', { type: 'stopped' });
    try {
      await savePatiently(fields);
    } catch (error) {
      return refuse(error, fields);
    }
    draft.forget();
    onSaved?.(fields);
  };

  const onInvalid = () => {
    setFailure(null);
    const message = invalidText?.(form.getValues());
    if (message) form.setError('root.server', { type: 'incomplete', message });
  };

  return {
    form,
    labels,
    draft,
    failure,
    isLocked,
    wait,
    isRequired: (name) => required.includes(name),
    submit: (event) => {
      event.preventDefault();
      if (isLocked || isSent.current) return;
      if (event.currentTarget instanceof HTMLFormElement) readUnreportedValues(event.currentTarget, form);
      draft.flush();
      isSent.current = true;
      const send = () => form.handleSubmit(onValid, onInvalid)();
      void (ready ? ready().then(send) : send()).finally(() => {
        isSent.current = false;
      });
    },
  };
}

/**
 * Whether a write from an earlier visit to the form is still running. The form must not send its
 * draft twice.
 */
export function useIsStillSending(mutationKey: MutationKey | undefined): boolean {
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending && !isSending) setWasSending(false);
  return wasSending && isSending;
}
