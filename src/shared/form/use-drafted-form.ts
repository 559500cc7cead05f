import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { DeliveryStatus, Recovery } from '../api/refusal.ts';
import type { DraftStatus } from '../draft/draft-note.tsx';
import type { DraftStorage } from '../draft/draft-storage.ts';
import { useDraftAutosave } from '../draft/use-draft-autosave.ts';
import { fieldWords, requiredBy, summaryWords } from './field-words.ts';

/** Why what was sent did not get through, as a form shows it. */
export interface SendFailure<Name extends string> {
  /** What stands on top of the form; null where everything is said by a field. */
  readonly text: string | null;
  /** The server's words, by the field that they are about. */
  readonly fields: ReadonlyMap<Name, string>;
  readonly recovery: Recovery;
  readonly delivery: DeliveryStatus;
}

/** What keeps a form from being sent, as the box above it says it. */
export interface FormProblem extends Omit<SendFailure<string>, 'fields'> {
  readonly fields: readonly { readonly fieldId: string; readonly text: string }[];
}

/** A draft as it lay there when the form was opened. */
export interface RestoredDraft<Fields> {
  readonly fields: Fields | null;
  readonly savedAt: number | null;
}

/** Reads a draft once, when its form is opened. */
export function useRestoredDraft<Fields>(draft: DraftStorage<Fields>): RestoredDraft<Fields> {
  const [restored] = useState(() => ({ fields: draft.read(), savedAt: draft.savedAt() }));
  return restored;
}

export interface DraftedFormOptions<Fields extends FieldValues, Name extends Path<Fields>> {
  /** The owner reads its `formState.errors`, so that it is drawn anew when they change. */
  readonly form: UseFormReturn<Fields, unknown, Fields>;
  /** In the order in which problems are listed; each is the id of its input, too. */
  readonly names: readonly Name[];
  /** What the form calls its fields: a list of problems names them so. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly draft: DraftStorage<Fields>;
  readonly restored: RestoredDraft<Fields>;
  /** Never rejects. @returns null when it got through */
  readonly send: (fields: Fields) => Promise<SendFailure<Name> | null>;
  readonly onSent: () => void;
  /** The draft is gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** What stands on top where fields break the form's rules; null where the fields say it all. */
  readonly faultText: (fields: Fields) => string | null;
}

export interface DraftedForm<Name extends string> {
  /** True from the moment it is sent; after it got through it stays so. */
  readonly isSending: boolean;
  readonly problem: FormProblem | null;
  /** Gets the focus when there is a problem. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly on: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly change: (event: FormEvent<HTMLFormElement>) => void;
    readonly flush: () => void;
  };
  readonly errorOf: (name: Name) => string | undefined;
  /** Whether the server has refused the field because it was empty. */
  readonly isRequired: (name: Name) => boolean;
  readonly kept: {
    readonly status: DraftStatus;
    readonly restoredAt: number | null;
    readonly discard: () => void;
  };
}

/** A form that keeps what is typed (SAFE-04), is sent once, and says what keeps it from being sent. */
export function useDraftedForm<Fields extends FieldValues, Name extends Path<Fields>>(
  options: DraftedFormOptions<Fields, Name>,
): DraftedForm<Name> {
  const { form, names, labels, draft, restored, send, onSent, onDiscard, faultText } = options;
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<Name, string>>(new Map());
  const [required, setRequired] = useState<readonly Name[]>([]);
  const isBusy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const { autosave, status } = useDraftAutosave(draft, restored.fields !== null, (fields) => {
    if (!isBusy.current) form.reset(fields);
  });

  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const stop = ({ fields, ...failure }: SendFailure<Name>, textOf = (_: Name, text: string) => text) => {
    isBusy.current = false;
    setPhase('idle');
    const listed = names.flatMap((name) => {
      const text = fields.get(name);
      return text === undefined ? [] : [{ fieldId: name, text: textOf(name, text) }];
    });
    setProblem({ ...failure, fields: listed });
  };

  const sendOnce = async (fields: Fields) => {
    setProblem(null);
    setRefused(new Map());
    setPhase('sending');
    const failure = await send(fields);
    if (failure !== null) {
      setRefused(new Map([...failure.fields].map(([name, text]) => [name, fieldWords(labels[name], text)])));
      setRequired((before) => [
        ...before,
        ...requiredBy(failure.fields, (name) => String(form.getValues(name) ?? '').trim() === ''),
      ]);
      stop(failure, (name, text) => summaryWords(labels[name], text));
      return;
    }
    autosave.stop();
    draft.forget();
    onSent();
  };

  const showFaults = () => {
    const faults = names.flatMap((name) => {
      const text = form.getFieldState(name).error?.message;
      return text === undefined ? [] : [[name, text] as const];
    });
    stop({
      text: faultText(form.getValues()),
      fields: new Map(faults),
      recovery: 'check',
      delivery: 'answered',
    });
  };

  return {
    isSending: phase !== 'idle',
    problem,
    summary,
    on: {
      submit: (event) => {
        event.preventDefault();
        // A ref, not state: a second click can come before the first one is drawn.
        if (isBusy.current) return;
        isBusy.current = true;
        autosave.note(form.getValues());
        autosave.flush();
        void form.handleSubmit(sendOnce, showFaults)();
      },
      /** Something was typed; what the server said of that field has had its time. */
      change: (event) => {
        const typedIn = event.target instanceof Element ? event.target.getAttribute('name') : null;
        setRefused((before) => new Map([...before].filter(([name]) => name !== typedIn)));
        autosave.note(form.getValues());
      },
      flush: () => autosave.flush(),
    },
    errorOf: (name) => refused.get(name) ?? form.getFieldState(name, form.formState).error?.message,
    isRequired: (name) => required.includes(name),
    kept: {
      status,
      restoredAt: restored.fields === null ? null : restored.savedAt,
      discard: () => {
        autosave.stop();
        draft.forget();
        onDiscard();
      },
    },
  };
}
