import { contactDetails, mailHref, phoneHref } from '#shared/contact/contact-details.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import { RestoredNote } from '#shared/draft/restored-note.tsx';
import { FormFailure } from '#shared/form/form-layout.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import type { EmailMessage } from '#shared/ports/email.ts';
import { Controls } from '#shared/theme/controls.tsx';
import { Button } from '#shared/ui/button.tsx';
import { NeedsScript } from '#shared/ui/needs-script.tsx';
import { FieldProblems, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import { mailLink } from '../model/mail-link.ts';
import type { SendFailure } from '../model/send-failure.ts';
import classes from './message-form.module.css';
import { type MessageFormOptions, useMessageForm } from './use-message-form.ts';

export interface MessageFormProps extends MessageFormOptions {
  /** False while the page that the build drew is not taken over yet: what is typed then would be lost. */
  readonly isReady?: boolean;
}

/** A message to the people behind EduEmpower (CON-01, CON-02): nothing typed is ever lost, and it is sent once. */
export function MessageForm({ isReady = true, ...options }: MessageFormProps) {
  const { form, isSending, problem, summary, draft, ...on } = useMessageForm(options);
  const field = (name: keyof EmailMessage) => ({
    id: name,
    registration: form.register(name),
    error: form.formState.errors[name]?.message,
    readOnly: isSending || !isReady,
  });

  return (
    <Controls>
      <form
        className={classes.form}
        noValidate
        aria-label="Message to EduEmpower"
        onSubmit={on.submit}
        onChange={on.change}
        onBlur={on.flush}
      >
        <NeedsScript>
          This form needs JavaScript. Write to <a href={mailHref}>{contactDetails.email}</a>, or call{' '}
          <a href={phoneHref}>{contactDetails.phone}</a>.
        </NeedsScript>
        {problem && (
          <ProblemSummary ref={summary}>
            {problem.refused ? (
              <NotSent {...problem.refused} onReload={options.onReload} />
            ) : (
              <FieldProblems problems={problem.fields} />
            )}
          </ProblemSummary>
        )}
        {draft.restoredAt !== null && <RestoredNote savedAt={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="Email address"
          help="We will send our answer to this address."
          type="email"
          autoComplete="email"
        />
        <TextField {...field('subject')} label="Subject" autoComplete="off" />
        <TextField
          {...field('message')}
          label="Message"
          help="Leave out passwords, card numbers and codes: we never ask for them."
          autoComplete="off"
          rows={7}
        />
        <div className={classes.end} data-needs-script>
          {/* Not `disabled` while it is on its way: the focus would be lost. */}
          <Button type="submit" variant="next" aria-disabled={isSending || undefined} disabled={!isReady}>
            {isSending ? 'Sending…' : 'Send message'}
          </Button>
          <DraftNote
            status={draft.status}
            saved={options.writer === null ? 'Draft kept in this tab' : 'Draft saved on this device'}
          />
        </div>
      </form>
    </Controls>
  );
}

interface NotSentProps {
  readonly failure: SendFailure;
  readonly message: EmailMessage;
  readonly onReload: () => void;
}

/** Why the message did not go through, and the ways on beside sending it again. */
function NotSent({ failure, message, onReload }: NotSentProps) {
  return (
    <>
      <FormFailure text={failure.text} />
      <p>
        {failure.why} {failure.advice}
      </p>
      <p>
        Everything that you typed is kept. You can also{' '}
        <a href={mailLink(message)}>send it with your own mail program</a> to{' '}
        <a href={mailHref}>{contactDetails.email}</a>, or call{' '}
        <a className={classes.phone} href={phoneHref}>
          {contactDetails.phone}
        </a>
        .
      </p>
      {failure.needsReload && (
        <div>
          <Button variant="default" size="sm" onClick={onReload}>
            Load this page again
          </Button>
        </div>
      )}
    </>
  );
}
