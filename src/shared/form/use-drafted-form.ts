import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as v from 'valibot';
import { SessionOverError } from '../api/api-error.ts';
import type { DraftStatus } from '../draft/draft-note.tsx';
import type { DraftStorage } from '../draft/draft-storage.ts';
import { useDraftAutosave } from '../draft/use-draft-autosave.ts';
import { toast } from '../ui/toast.ts';
import { failureWords, fieldWords, requiredBy, summaryWords } from './field-words.ts';
import type { FormFailure } from './form-failure.ts';
import { pauseMs } from './pause.ts';
import type { RestoredDraft } from './restored-draft.ts';
import { type BusyPause, useBusyPause } from './use-busy-pause.ts';

/** Why a form cannot be sent, as shown in the box above it. */
export interface FormProblem<Failure> {
  readonly text: string | null;
  readonly detail: string | null;
  readonly fields: readonly { readonly fieldId: string; readonly text: string }[];
  /** Why it failed; null where nothing was sent. */
  readonly failure: Failure | null;
}

export type FormPhase = 'idle' | 'waiting' | 'sending' | 'sent';

/**
 * One step between a valid form and its sending: a question, or waiting for an upload.
 *
 * @param wait says that the form is waiting from now on
 * @returns null to go on, 'stay' to send nothing, or what to show above the form
 */
export type BeforeSend<Part extends string> = (
  wait: () => void,
) => Promise<FormFailure<Part> | 'stay' | null>;

export interface DraftedFormOptions<Fields, Part extends string, Draft, Failure> {
  readonly schema: v.GenericSchema<Fields>;
  /** What the form holds where there is no draft. */
  readonly opened: Fields;
  /** What the form calls its fields and documents, in the order in which problems are listed. */
  readonly parts: Readonly<Record<Part, string>>;
  /** The ids of inputs that are not called as their part. */
  readonly ids?: Partial<Readonly<Record<Part, string>>>;
  /** The documents beside the fields, by the address of what is stored. */
  readonly documents?: () => Partial<Readonly<Record<Part, string | null>>>;
  readonly draft: DraftStorage<Draft>;
  readonly restored: RestoredDraft<Draft>;
  readonly toDraft: (fields: Fields) => Draft;
  readonly fromDraft: (draft: Draft) => Fields;
  /** Told of what another tab has saved: the documents beside the fields. */
  readonly onAdopted?: (draft: Draft) => void;
  /** Told of each change: typed, chosen, uploaded. */
  readonly onChange?: (draft: Draft) => void;
  /** Normalizes values on blur and before the form is sent. */
  readonly tidy?: (name: string, text: string) => string;
  readonly beforeSend?: readonly BeforeSend<Part>[];
  /** Throws where it was not delivered. */
  readonly send: (fields: Fields) => Promise<void>;
  /** What an error of `send` means for a person. */
  readonly failureOf: (error: unknown, fields: Fields) => Failure;
  /** Told of each failure. Where it is missing, a toast says one that comes after the form was left. */
  readonly onFailed?: (failure: Failure) => void;
  readonly onSent: (fields: Fields) => void;
  /** Called once the draft is deleted: the parent remounts the form. */
  readonly onDiscard: () => void;
  /** Shown on top where fields break the form's rules; null where the fields say it all. */
  readonly faultText?: (fields: Fields) => string | null;
}

export interface DraftedForm<Fields extends FieldValues, Part extends string, Failure> {
  readonly form: UseFormReturn<Fields, unknown, Fields>;
  /** Stays 'sent' after delivery. */
  readonly phase: FormPhase;
  /** True from the moment it is sent: the sent text stays visible. */
  readonly isSending: boolean;
  readonly problem: FormProblem<Failure> | null;
  /** Gets the focus when there is a problem. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly on: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly change: (event: FormEvent<HTMLFormElement>) => void;
    /** A field was left. */
    readonly leave: () => void;
  };
  /** Set while a busy server is left alone. */
  readonly busy: BusyPause | null;
  /** True while it waits for a connection before it is sent. */
  readonly isPaused: boolean;
  /** Ends that: nothing is sent, and the form can be changed again. */
  readonly cancel: () => void;
  readonly errorOf: (part: Part) => string | undefined;
  /** Whether the server has refused the part because it was empty. */
  readonly isRequired: (part: Part) => boolean;
  readonly draft: {
    readonly status: DraftStatus;
    readonly restoredAt: number | null;
    /** Notes a change other than typing: a document. */
    readonly note: () => void;
    /** Saves noted changes immediately. */
    readonly flush: () => void;
    /** Deletes the draft; nothing is saved any more. */
    readonly forget: () => void;
    readonly discard: () => void;
  };
}

/**
 * A form that saves what is typed (SAFE-04), is sent once, and says why it cannot be sent. Without a connection it waits
 * for one as long as it is on the screen (OUT-07).
 */
export function useDraftedForm<
  Fields extends FieldValues,
  Part extends string,
  Draft,
  Failure extends FormFailure<Part>,
>(options: DraftedFormOptions<Fields, Part, Draft, Failure>): DraftedForm<Fields, Part, Failure> {
  const { opened, parts, draft, restored, toDraft, fromDraft, tidy, send, failureOf } = options;
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [problem, setProblem] = useState<FormProblem<Failure> | null>(null);
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const [required, setRequired] = useState<readonly string[]>([]);
  const { pause, waitOut } = useBusyPause();
  const isRunning = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);

  // The names of the fields are the form's own: react-hook-form cannot derive them from a type parameter.
  const names = Object.keys(opened) as Path<Fields>[];
  const form = useForm<Fields, unknown, Fields>({
    resolver: valibotResolver<Fields, unknown, Fields>(options.schema),
    defaultValues: (restored.value === null ? opened : fromDraft(restored.value)) as DefaultValues<Fields>,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const faultOf = (part: string): string | undefined => {
    const message = errors[part]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const autosave = useDraftAutosave(draft, restored.value !== null, (value) => {
    if (isRunning.current) return;
    form.reset(fromDraft(value));
    options.onAdopted?.(value);
  });
  const note = () => {
    const value = toDraft(form.getValues());
    autosave.note(value);
    options.onChange?.(value);
  };
  const forget = () => {
    autosave.stop();
    draft.forget();
  };

  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const stop = (found: FormFailure<Part> | null, failure: Failure | null = null) => {
    isRunning.current = false;
    setPhase('idle');
    if (found === null) return;
    const { text, detail = null } = found;
    const fields = partsOf(parts).flatMap(([part]) => {
      const words = found.fields?.get(part);
      return words === undefined ? [] : [{ fieldId: options.ids?.[part] ?? part, text: words }];
    });
    setProblem({ text, detail, fields, failure });
  };

  const refuse = (failure: Failure, fields: Fields, error: unknown) => {
    const refused = failure.fields ?? new Map<Part, string>();
    const values: Record<string, unknown> = { ...fields, ...options.documents?.() };
    const isEmpty = (part: string) => String(values[part] ?? '').trim() === '';
    setSaid(new Map([...refused].map(([part, text]) => [part, fieldWords(parts[part], text)])));
    setRequired((before) => [...before, ...requiredBy(refused, isEmpty)]);
    const listed = new Map([...refused].map(([part, text]) => [part, summaryWords(parts[part], text)]));
    stop({ ...failure, fields: listed }, failure);
    if (options.onFailed) options.onFailed(failure);
    // Whose session is over has gone, and the next person is not told.
    else if (isLeft.current && !(error instanceof SessionOverError))
      void toast.error(failureWords(parts, failure).join(' '));
  };

  const sendPatiently = async (fields: Fields) => {
    for (let before = 0; ; before += 1) {
      try {
        return await send(fields);
      } catch (error) {
        const ms = isLeft.current ? null : pauseMs(error, before, Math.random);
        if (ms === null || !(await waitOut(ms, failureWords(parts, failureOf(error, fields))))) throw error;
      }
    }
  };

  const mutationKey = ['form', useId()];
  const mutations = useQueryClient().getMutationCache();
  const sending = useMutation({
    mutationKey,
    // It waits as a whole, before its first call.
    networkMode: 'online',
    mutationFn: sendPatiently,
    onError: (error, fields) => refuse(failureOf(error, fields), fields, error),
    onSuccess: (_, fields) => {
      forget();
      setPhase('sent');
      options.onSent(fields);
    },
  });
  const cancel = () => {
    const paused = mutations.find({ mutationKey, predicate: ({ state }) => state.isPaused });
    if (paused === undefined) return;
    sending.reset();
    // What is not in the cache is not resumed, and without its timer nothing holds what was typed.
    mutations.remove(paused);
    paused.destroy();
    stop(null);
  };

  const leave = useEffectEvent(cancel);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      leave();
    };
  }, []);

  const sendOnce = async (fields: Fields) => {
    setProblem(null);
    setSaid(new Map());
    for (const step of options.beforeSend ?? []) {
      const found = await step(() => setPhase('waiting'));
      if (found !== null) return stop(found === 'stay' ? null : found);
    }
    if (isLeft.current) return;
    setPhase('sending');
    sending.mutate(fields);
  };

  const showFaults = () => {
    const faults = names.flatMap((name) => {
      const text = form.getFieldState(name).error?.message;
      return text === undefined ? [] : [[name as string as Part, text] as const];
    });
    stop({ text: options.faultText?.(form.getValues()) ?? null, fields: new Map(faults) });
  };

  const tidyAll = () => {
    for (const name of tidy ? names : []) {
      const typed: unknown = form.getValues(name);
      const text = typeof typed === 'string' ? tidy?.(name, typed) : typed;
      if (text !== typed) form.setValue(name, text as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
    }
  };

  const begin = () => {
    // A ref, not state: a second click can come before the first one renders.
    if (isRunning.current) return;
    isRunning.current = true;
    tidyAll();
    note();
    autosave.flush();
    void form.handleSubmit(sendOnce, showFaults)();
  };

  return {
    form,
    phase,
    busy: pause,
    isPaused: sending.isPaused,
    cancel,
    isSending: phase === 'waiting' || phase === 'sending' || phase === 'sent',
    problem,
    summary,
    on: {
      submit: (event) => {
        event.preventDefault();
        begin();
      },
      /** Typing in a field clears the server's message about it. */
      change: (event) => {
        const typedIn = event.target instanceof Element ? event.target.getAttribute('name') : null;
        setSaid((before) => new Map([...before].filter(([part]) => part !== typedIn)));
        note();
      },
      leave: () => {
        tidyAll();
        autosave.flush();
      },
    },
    errorOf: (part) => said.get(part) ?? faultOf(part),
    isRequired: (part) => required.includes(part),
    draft: {
      status: autosave.status,
      restoredAt: restored.value === null ? null : restored.savedAt,
      note,
      flush: autosave.flush,
      forget,
      discard: () => {
        forget();
        options.onDiscard();
      },
    },
  };
}

/** The parts of a form with what it calls them, in its order. */
function partsOf<Part extends string>(parts: Readonly<Record<Part, string>>): [Part, string][] {
  return Object.entries(parts) as [Part, string][];
}
