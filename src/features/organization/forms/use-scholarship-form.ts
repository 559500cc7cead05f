import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { DraftKeeper } from '#shared/draft/draft-keeper.ts';
import { useDraftAutosave } from '#shared/draft/use-draft-autosave.ts';
import type { Arrival, CreateOutcome } from '../api/create-scholarship.ts';
import { type CreateFailure, UNEXPECTED_CREATE } from '../model/create-failure.ts';
import {
  missingFields,
  NO_SCHOLARSHIP,
  SCHOLARSHIP_FIELDS,
  type ScholarshipField,
  type ScholarshipFields,
  scholarshipFieldsSchema,
  scholarshipPayload,
} from '../model/scholarship-fields.ts';

export interface ScholarshipFormOptions {
  readonly userId: string;
  readonly draft: DraftKeeper<ScholarshipFields>;
  /** Never rejects. */
  readonly create: (write: ScholarshipWrite) => Promise<CreateOutcome>;
  readonly onCreated: (title: string) => void;
  /** The draft is gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** Milliseconds since 1970, at each check. */
  readonly now: () => number;
}

interface Problem {
  readonly text: string | null;
  readonly fields: readonly { readonly fieldId: string; readonly text: string }[];
  readonly recovery: CreateFailure['recovery'];
  readonly arrival: Arrival;
}

/** What the form of a new scholarship knows and does; the drawing of it is in scholarship-form.tsx. */
export function useScholarshipForm(options: ScholarshipFormOptions) {
  const { userId, draft, create, onCreated, onDiscard, now } = options;
  const [restored] = useState(() => ({ fields: draft.read(), savedAt: draft.savedAt() }));
  const [phase, setPhase] = useState<'idle' | 'sending' | 'created'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<CreateFailure['fields']>(new Map());
  const isBusy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const form = useForm<ScholarshipFields>({
    resolver: valibotResolver(scholarshipFieldsSchema(now)),
    defaultValues: restored.fields ?? NO_SCHOLARSHIP,
    shouldFocusError: false,
  });
  const typed: ScholarshipFields = { ...NO_SCHOLARSHIP, ...useWatch({ control: form.control }) };
  const { autosave, status } = useDraftAutosave(draft, restored.fields !== null, (fields) => {
    if (!isBusy.current) form.reset(fields);
  });

  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const stop = (
    text: string | null,
    texts: ReadonlyMap<ScholarshipField, string>,
    how: Pick<Problem, 'recovery' | 'arrival'>,
  ) => {
    isBusy.current = false;
    setPhase('idle');
    const fields = SCHOLARSHIP_FIELDS.flatMap((name) => {
      const words = texts.get(name);
      return words === undefined ? [] : [{ fieldId: name, text: words }];
    });
    setProblem({ text, fields, ...how });
  };

  const send = async (fields: ScholarshipFields) => {
    setProblem(null);
    setRefused(new Map());
    setPhase('sending');
    const outcome = await create(scholarshipPayload(userId, fields)).catch(
      (error: unknown): CreateOutcome => {
        console.error('The scholarship could not be created', error);
        return { kind: 'failed', failure: UNEXPECTED_CREATE, arrival: 'unknown' };
      },
    );
    if (outcome.kind === 'failed') {
      const { text, fields: words, recovery } = outcome.failure;
      setRefused(words);
      stop(text, words, { recovery, arrival: outcome.arrival });
      return;
    }
    autosave.stop();
    draft.forget();
    setPhase('created');
    onCreated(fields.title);
  };

  const showFaults = (errors: FieldErrors<ScholarshipFields>) => {
    const texts = SCHOLARSHIP_FIELDS.flatMap((name) => {
      const text = errors[name]?.message;
      return text === undefined ? [] : [[name, text] as const];
    });
    const isIncomplete = missingFields(form.getValues()).length > 0;
    stop(isIncomplete ? organizationErrors['scholarship-create-incomplete'].text : null, new Map(texts), {
      recovery: 'check',
      arrival: 'answered',
    });
  };

  return {
    form,
    typed,
    isSending: phase !== 'idle',
    problem,
    summary,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A ref, not state: a second click can come before the first one is drawn.
      if (isBusy.current) return;
      isBusy.current = true;
      autosave.note(form.getValues());
      autosave.flush();
      void form.handleSubmit(send, showFaults)();
    },
    /** Something was typed; what the server said of that field has had its time. */
    change: (event: FormEvent<HTMLFormElement>) => {
      const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
      setRefused((before) => new Map([...before].filter(([field]) => field !== name)));
      autosave.note(form.getValues());
    },
    flush: () => autosave.flush(),
    errorOf: (name: ScholarshipField): string | undefined =>
      refused.get(name) ?? form.formState.errors[name]?.message,
    draft: {
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
