import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactDetails, mailHref, phoneHref } from '#features/site/index.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { labelsOf, namesOf, tidyBy } from '#shared/form/fields.ts';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { draftIsFields, type RestoredDraft, readDraft } from '#shared/form/restored-draft.ts';
import { SendButtons } from '#shared/form/send-buttons.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useDraftedForm } from '#shared/form/use-drafted-form.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { NeedsScript } from '#shared/ui/needs-script.tsx';
import { mailLink } from './mail-link.ts';
import {
  type MessageField,
  messageDraft,
  messageFields,
  messageFieldsSchema,
  NO_MESSAGE,
} from './message-fields.ts';
import classes from './message-form.module.css';
import { type SendFailure, sendFailureOf } from './send-failure.ts';

const fieldNames = namesOf(messageFields);
const NO_DRAFT = { value: null, savedAt: null };

/** The name and email address that a message is signed with. */
export interface Writer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface MessageFormProps {
  /** Null while signed out or unknown. */
  readonly writer: Writer | null;
  readonly draft: DraftStorage<EmailMessage>;
  /** Rejects where delivery failed or is unknown. */
  readonly send: (message: EmailMessage) => Promise<unknown>;
  readonly onSent: (message: EmailMessage) => void;
  readonly onFailed: (failure: SendFailure) => void;
  /** Called once the draft is deleted: the parent remounts the form. */
  readonly onDiscard: () => void;
  /** False until hydration: the drawn form can be filled in, and knows nothing of the device. */
  readonly isReady?: boolean;
}

/** Name and address of the account; its name is the email address where no name was given. */
function signedBy({ name, email }: Writer): EmailMessage {
  return { ...NO_MESSAGE, name: name === email ? '' : name, email: email ?? '' };
}

/** A message to the people behind EduEmpower (CON-01, CON-02): nothing typed is ever lost, and it is sent once. */
export function MessageForm(props: MessageFormProps) {
  const { writer, draft, send, onSent, onFailed, onDiscard, isReady = true } = props;
  const [restored, setRestored] = useState(() => (isReady ? readDraft(draft) : NO_DRAFT));
  const state = useDraftedForm({
    schema: messageFieldsSchema,
    opened: NO_MESSAGE,
    parts: labelsOf(messageFields),
    draft,
    restored,
    ...draftIsFields<EmailMessage>(),
    tidy: tidyBy(messageFields),
    send: async (message) => {
      await send(message);
    },
    failureOf: (error, message) => ({ ...sendFailureOf(error), message }),
    onFailed,
    onSent,
    onDiscard,
  });
  const { form, phase } = state;

  /** Fills in from a draft what is empty, and keeps what was typed. */
  const addDraft = (stored: RestoredDraft<EmailMessage>) => {
    const typed = form.getValues();
    setRestored(stored);
    const drafted = stored.value ?? NO_MESSAGE;
    for (const name of fieldNames) if (typed[name] === '') form.setValue(name, drafted[name]);
    // A browser that loads the page again fills in what was there: that is the draft, and no change of it.
    if (fieldNames.some((name) => typed[name] !== '' && typed[name] !== drafted[name])) state.draft.note();
  };

  // The page is prerendered: what was typed before hydration is only in the document. It stays, and the draft of an earlier
  // visit fills in the rest.
  const isDrawn = useRef(!isReady);
  const takeOver = useEffectEvent(() => {
    if (!isDrawn.current) return;
    isDrawn.current = false;
    addDraft(readDraft(draft));
  });
  useEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);

  // The session is often known only later: text typed by then is kept, but the next user on this device does not see
  // it.
  const greeted = useRef<string | null>(null);
  const greet = useEffectEvent(() => {
    if (writer === null || phase !== 'idle') return;
    const isAnother = greeted.current !== null && greeted.current !== writer.id;
    greeted.current = writer.id;
    const stored = readDraft(draft);
    const typed = form.getValues();
    if (!isAnother && !messageDraft.isEmpty(typed)) {
      if (fieldNames.some((name) => typed[name] === '' && stored.value?.[name])) addDraft(stored);
      return;
    }
    setRestored(stored);
    form.reset(stored.value ?? signedBy(writer));
  });
  const writerId = writer?.id;
  useEffect(() => {
    if (writerId !== undefined) greet();
  }, [writerId]);

  const input = inputsOf(messageFields, state);
  const field = (name: MessageField) => {
    const { registration, ...rest } = input(name);
    const register = (element: HTMLInputElement | null) => {
      const typed = element?.value;
      // Writes what the form holds over what was typed.
      registration.ref(element);
      if (isDrawn.current && typed) form.setValue(name, typed);
    };
    return { ...rest, registration: { ...registration, ref: register } };
  };

  return (
    <DraftedForm
      state={state}
      label="Message to EduEmpower"
      className={classes.form}
      nextStep={(failure) => <NotSent failure={failure} message={failure.message} />}
      end={
        <div className={classes.end} data-needs-script>
          <SendButtons state={state} submit={state.isSending ? 'Sending…' : 'Send message'} />
          <DraftNote
            status={state.draft.status}
            saved={writer === null ? 'Draft kept in this tab' : 'Draft saved on this device'}
          />
        </div>
      }
    >
      <NeedsScript>
        This form needs JavaScript. Write to <a href={mailHref}>{contactDetails.email}</a>, or call{' '}
        <a href={phoneHref}>{contactDetails.phone}</a>.
      </NeedsScript>
      <div className={classes.fields} data-needs-script>
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          {...field('email')}
          help="We will send our answer to this address."
          type="email"
          autoComplete="email"
        />
        <TextField {...field('subject')} autoComplete="off" />
        <TextField
          {...field('message')}
          help="Leave out passwords, card numbers and codes: we never ask for them."
          autoComplete="off"
          rows={7}
        />
      </div>
    </DraftedForm>
  );
}

interface NotSentProps {
  readonly failure: SendFailure;
  readonly message: EmailMessage;
}

/** Why the message did not go through, and the next steps beside sending it again. */
function NotSent({ failure, message }: NotSentProps) {
  return (
    <>
      <p>{`${failure.why} ${failure.advice}`}</p>
      <p>
        Everything that you typed is kept. You can also{' '}
        <a href={mailLink(message)}>send it with your own mail program</a> to{' '}
        <a href={mailHref}>{contactDetails.email}</a>, or call{' '}
        <a className={classes.phone} href={phoneHref}>
          {contactDetails.phone}
        </a>
        .
      </p>
    </>
  );
}
