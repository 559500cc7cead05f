import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraftAutosave } from '#shared/draft/use-draft-autosave.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import type { SendOutcome } from '../api/send-message.ts';
import { isBlank, MESSAGE_FIELDS, messageFieldsSchema, NO_MESSAGE } from '../model/message-fields.ts';
import type { SendFailure } from '../model/send-failure.ts';

/** Who is signed in, as far as a message is signed with it. */
export interface Writer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface MessageFormOptions {
  /** Null while nobody is signed in, or that is not known. */
  readonly writer: Writer | null;
  readonly draft: DraftStorage<EmailMessage>;
  /** Never rejects. */
  readonly send: (message: EmailMessage) => Promise<SendOutcome>;
  readonly onSent: (message: EmailMessage) => void;
  readonly onFailed: (failure: SendFailure) => void;
  /** The draft is gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** Loads the page anew, with the draft. */
  readonly onReload: () => void;
}

interface Problem {
  readonly fields: readonly { readonly fieldId: string; readonly text: string }[];
  /** What was sent and why it did not go through; null where nothing was sent. */
  readonly refused: { readonly failure: SendFailure; readonly message: EmailMessage } | null;
}

/** Name and address of the account; its name is the address where nobody gave one. */
function signedBy({ name, email }: Writer): EmailMessage {
  return { ...NO_MESSAGE, name: name === email ? '' : name, email: email ?? '' };
}

/** What the contact form knows and does; the drawing of it is in message-form.tsx. */
export function useMessageForm(options: MessageFormOptions) {
  const { writer, draft, send, onSent, onFailed, onDiscard } = options;
  const read = () => ({ fields: draft.read(), savedAt: draft.savedAt() });
  const [restored, setRestored] = useState(read);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const form = useForm<EmailMessage>({
    resolver: valibotResolver(messageFieldsSchema),
    defaultValues: restored.fields ?? NO_MESSAGE,
    shouldFocusError: false,
  });
  const { autosave, status } = useDraftAutosave(draft, restored.fields !== null, (fields) => {
    if (!isBusy.current) form.reset(fields);
  });

  // Who is there is often known only later: nothing that was typed by then is touched, but the next person on
  // this device finds no text of the one before.
  const greeted = useRef<string | null>(null);
  const greet = useEffectEvent(() => {
    if (writer === null || isBusy.current) return;
    const isAnother = greeted.current !== null && greeted.current !== writer.id;
    greeted.current = writer.id;
    if (!isAnother && !isBlank(form.getValues())) return;
    const kept = read();
    setRestored(kept);
    form.reset(kept.fields ?? signedBy(writer));
  });
  const writerId = writer?.id;
  useEffect(() => {
    if (writerId !== undefined) greet();
  }, [writerId]);

  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const stop = (next: Problem) => {
    isBusy.current = false;
    setPhase('idle');
    setProblem(next);
  };

  const sendOnce = async (message: EmailMessage) => {
    setProblem(null);
    setPhase('sending');
    const outcome = await send(message);
    if (outcome.kind === 'failed') {
      stop({ fields: [], refused: { failure: outcome.failure, message } });
      onFailed(outcome.failure);
      return;
    }
    autosave.stop();
    draft.forget();
    setPhase('sent');
    onSent(message);
  };

  const showFaults = (errors: FieldErrors<EmailMessage>) =>
    stop({
      fields: MESSAGE_FIELDS.flatMap((name) => {
        const text = errors[name]?.message;
        return text === undefined ? [] : [{ fieldId: name, text }];
      }),
      refused: null,
    });

  return {
    form,
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
      void form.handleSubmit(sendOnce, showFaults)();
    },
    change: () => autosave.note(form.getValues()),
    flush: () => autosave.flush(),
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
