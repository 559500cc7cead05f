import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { SendButtons } from '#shared/form/send-buttons.tsx';
import { useSubmission } from '#shared/form/use-submission.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { NeedsScript } from '#shared/ui/feedback/needs-script.tsx';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { mailLink } from './mail-link.ts';
import { type MessageFields, messageLabels, messagePayload, messageSchema } from './message-fields.ts';
import type { MessageSearch } from './message-search.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';
import { useMessageForm, type Writer } from './use-message-form.ts';

export interface MessageActions {
  /** Rejects if delivery failed or its outcome is unknown. */
  readonly send: (message: EmailMessage) => Promise<unknown>;
  readonly onSent: (message: Pick<EmailMessage, 'email'>) => void;
  readonly onFailed: (failure: SendFailure) => void;
  /** Called after the draft is deleted. The parent must remount the form. */
  readonly onDiscard: () => void;
}

export interface MessageFormProps {
  /** Null while signed out and while the session loads. */
  readonly writer: Writer | null;
  /** Initial values from the link that opened the form. */
  readonly given?: MessageSearch;
  readonly storage: DraftStorage;
  readonly actions: MessageActions;
  /**
   * False until hydration. The prerendered form can be filled in, but has not read the device's
   * draft yet.
   */
  readonly isReady?: boolean;
}

/** The contact form (CON-01, CON-02). It never loses input, and sends a message only once. */
export function MessageForm({ writer, given, storage, actions, isReady = true }: MessageFormProps) {
  const { form, draft, restoredAt, adoptTypedText } = useMessageForm({ writer, given, storage, isReady });
  const submission = useSubmission(form, {
    labels: messageLabels,
    limits: TEXT_LIMITS.message,
    draft,
    save: (fields) => actions.send(messagePayload(fields)),
    failureOf: (error, fields) => ({ ...sendFailureOf(error), message: messagePayload(fields) }),
    onFailed: actions.onFailed,
    onSaved: actions.onSent,
  });
  const { isLocked } = submission;

  const { message } = useWatch({ control: form.control });
  const input = inputsOf(messageSchema, submission);
  const field = (name: keyof MessageFields) => {
    const props = input(name);
    const ref = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      // Registering overwrites the element's value, so read the typed text first.
      const typed = element?.value ?? '';
      props.ref(element);
      adoptTypedText(name, typed);
    };
    return { ...props, ref };
  };

  return (
    <DraftedForm
      submission={submission}
      label="Message to EduEmpower"
      nextStep={(failure) => <NotSent failure={failure} message={failure.message} />}
      restoredAt={restoredAt}
      onDiscard={actions.onDiscard}
      end={
        <div className="cluster" data-needs-script>
          <SendButtons submission={submission} submit={isLocked ? 'Sending…' : 'Send message'} />
          <DraftNote
            status={draft.status}
            saved={writer === null ? 'Draft saved in this tab' : 'Draft saved on this device'}
          />
        </div>
      }
    >
      <NeedsScript>
        This form needs JavaScript. Write to <a href={mailHref}>{contactDetails.email}</a>, or call{' '}
        <a href={phoneHref}>{contactDetails.phone}</a>.
      </NeedsScript>
      <div className="stack gap-6" data-needs-script>
        <TextInput {...field('name')} autoComplete="name" />
        <TextInput
          {...field('email')}
          description="We’ll reply to this address."
          type="email"
          autoComplete="email"
        />
        <TextInput {...field('subject')} autoComplete="off" />
        <Textarea
          {...field('message')}
          description="Leave out passwords, card numbers and codes. We never ask for them."
          autoComplete="off"
          rows={7}
          inputContainer={(box) => (
            <>
              {box}
              <CharacterCount length={(message ?? '').trim().length} limit={TEXT_LIMITS.message.message} />
            </>
          )}
        />
      </div>
    </DraftedForm>
  );
}

interface NotSentProps {
  readonly failure: SendFailure;
  readonly message: EmailMessage;
}

/** Says what went wrong, and offers other ways to send the message. */
function NotSent({ failure, message }: NotSentProps) {
  return (
    <>
      <p>{`${failure.why} ${failure.advice}`}</p>
      <p>
        Everything you typed is still here. You can also{' '}
        <a href={mailLink(message)}>send it from your own email app</a> to{' '}
        <a href={mailHref}>{contactDetails.email}</a>, or call <a href={phoneHref}>{contactDetails.phone}</a>.
      </p>
    </>
  );
}
