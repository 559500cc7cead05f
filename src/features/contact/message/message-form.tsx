import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { changesOf, withChanges } from '#shared/draft/changes.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft } from '#shared/draft/use-draft.ts';
import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { namesOf } from '#shared/form/fields.ts';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { SendButtons } from '#shared/form/send-buttons.tsx';
import { useSubmission } from '#shared/form/use-submission.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { CharacterCount } from '#shared/ui/character-count.tsx';
import { Field } from '#shared/ui/field.tsx';
import { NeedsScript } from '#shared/ui/needs-script.tsx';
import { mailLink } from './mail-link.ts';
import { messageLabels, messageSchema, NO_MESSAGE } from './message-fields.ts';
import classes from './message-form.module.css';
import { type SendFailure, sendFailureOf } from './send-failure.ts';

const fieldNames = namesOf(messageLabels);

/** The name and email address that a message is signed with. */
export interface Writer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface MessageActions {
  /** Rejects where delivery failed or is unknown. */
  readonly send: (message: EmailMessage) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onFailed: (failure: SendFailure) => void;
  /** Called once the draft is deleted: the parent remounts the form. */
  readonly onDiscard: () => void;
}

export interface MessageFormProps {
  /** Null while signed out or unknown. */
  readonly writer: Writer | null;
  readonly storage: DraftStorage;
  readonly actions: MessageActions;
  /** False until hydration: the drawn form can be filled in, and knows nothing of the device. */
  readonly isReady?: boolean;
}

/** Name and address of the account; its name is the email address where no name was given. */
function signedBy({ name, email }: Writer): EmailMessage {
  return { ...NO_MESSAGE, name: name === email ? '' : name, email: email ?? '' };
}

/** A message to the people behind EduEmpower (CON-01, CON-02): nothing typed is ever lost, and it is sent once. */
export function MessageForm({ writer, storage, actions, isReady = true }: MessageFormProps) {
  const [opened, setOpened] = useState(NO_MESSAGE);
  const [restoredAt, setRestoredAt] = useState(() => (isReady ? storage.savedAt() : null));
  const form = useForm<EmailMessage>({
    resolver: valibotResolver(messageSchema),
    defaultValues: isReady ? withChanges(NO_MESSAGE, storage.read()) : NO_MESSAGE,
    shouldFocusError: false,
  });
  const draft = useDraft(form, { storage, opened });
  const submission = useSubmission(form, {
    labels: messageLabels,
    limits: TEXT_LIMITS.message,
    draft,
    save: actions.send,
    failureOf: (error, message) => ({ ...sendFailureOf(error), message }),
    onFailed: actions.onFailed,
    onSaved: actions.onSent,
  });
  const { isLocked } = submission;

  /** Fills in from the draft what is empty, and keeps what was typed. */
  const addDraft = () => {
    const [typed, stored] = [form.getValues(), withChanges(NO_MESSAGE, storage.read())];
    setRestoredAt(storage.savedAt());
    for (const name of fieldNames) form.setValue(name, typed[name] || stored[name]);
  };

  // The page is prerendered: what was typed before hydration is only in the document. It stays, and the draft of an earlier
  // visit fills in the rest.
  const isDrawn = useRef(!isReady);
  const takeOver = useEffectEvent(() => {
    if (!isDrawn.current) return;
    isDrawn.current = false;
    addDraft();
  });
  useEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);

  // The session is often known only later: text typed by then is kept, but the next user on this device does not see
  // it.
  const greeted = useRef<string | null>(null);
  const greet = useEffectEvent(() => {
    if (writer === null || isLocked) return;
    const isAnother = greeted.current !== null && greeted.current !== writer.id;
    greeted.current = writer.id;
    const typed = form.getValues();
    if (!isAnother && Object.keys(changesOf(opened, typed)).length > 0) {
      const stored = withChanges(NO_MESSAGE, storage.read());
      if (fieldNames.some((name) => typed[name] === '' && stored[name] !== '')) addDraft();
      return;
    }
    const signed = signedBy(writer);
    setOpened(signed);
    setRestoredAt(storage.savedAt());
    form.reset(withChanges(signed, storage.read()));
  });
  const writerId = writer?.id;
  useEffect(() => {
    if (writerId !== undefined) greet();
  }, [writerId]);

  const { message } = useWatch({ control: form.control });
  const input = inputsOf(messageSchema, submission);
  const field = (name: keyof EmailMessage) => {
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
      submission={submission}
      label="Message to EduEmpower"
      className={classes.form}
      nextStep={(failure) => <NotSent failure={failure} message={failure.message} />}
      restoredAt={restoredAt}
      onDiscard={actions.onDiscard}
      end={
        <div className={classes.end} data-needs-script>
          <SendButtons submission={submission} submit={isLocked ? 'Sending…' : 'Send message'} />
          <DraftNote
            status={draft.status}
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
        <Field {...field('name')} autoComplete="name" />
        <Field
          {...field('email')}
          help="We will send our answer to this address."
          type="email"
          autoComplete="email"
        />
        <Field {...field('subject')} autoComplete="off" />
        <Field
          {...field('message')}
          help="Leave out passwords, card numbers and codes: we never ask for them."
          autoComplete="off"
          rows={7}
          below={
            <CharacterCount length={(message ?? '').trim().length} limit={TEXT_LIMITS.message.message} />
          }
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
