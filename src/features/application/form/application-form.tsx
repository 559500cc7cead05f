import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '#shared/theme/choices.css';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import type { Changes } from '#shared/draft/changes.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '#shared/draft/use-draft.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { SendButtons } from '#shared/form/send-buttons.tsx';
import { useSubmission } from '#shared/form/use-submission.ts';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { type Answers, answerLabels, answerLimits, answersSchema, NO_ANSWERS } from '../answer-fields.ts';
import { AnswerField as Answer } from './answer-field.tsx';
import type { EarlierAnswers } from './earlier-answers.ts';
import { OtherAnswers } from './other-answers.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { StartFrom } from './start-from.tsx';
import { submissionFailureOf } from './submission-failure.ts';

/** How long the success message is shown before the success page opens (APP-07). */
const REDIRECT_MS = 1500;

export interface ApplicationActions {
  /** Sends trimmed, valid answers. Rejects unless the server has confirmed the application. */
  readonly apply: (answers: Answers) => Promise<unknown>;
  /** Called 1.5 s after the application was sent. */
  readonly onDone: () => void;
  /** Goes back one page. Called after the draft is saved. */
  readonly onBack: () => void;
}

export interface ApplicationFormProps {
  /** Storage for the draft. Give the form a different `key` for each user and scholarship. */
  readonly storage: DraftStorage;
  /**
   * Answers that were saved when the student chose to correct an application, and that differ from
   * the draft. Null if there are none.
   */
  readonly otherAnswers?: Changes | null;
  /** Answers from applications for other scholarships, newest first. */
  readonly earlier?: readonly EarlierAnswers[];
  readonly actions: ApplicationActions;
  /**
   * Can become true while the page is open. Students can send the form even after the deadline, but
   * the server may refuse the application.
   */
  readonly deadlinePassed: boolean;
  readonly signIn: SignInLink;
}

/** The application form (APP-01 to APP-13). */
export function ApplicationForm({
  storage,
  otherAnswers = null,
  earlier = [],
  actions,
  deadlinePassed,
  signIn,
}: ApplicationFormProps) {
  const isUncertain = useRef(false);
  const success = useRef<HTMLDivElement>(null);
  const form = useForm<Answers>({
    resolver: valibotResolver(answersSchema),
    defaultValues: useRestoredDraft(storage, NO_ANSWERS).values,
    shouldFocusError: false,
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const draft = useDraft(form, { storage, opened: NO_ANSWERS });
  const submission = useSubmission(form, {
    labels: answerLabels,
    limits: answerLimits,
    draft,
    save: actions.apply,
    offlineText: applicationErrors['application-network'],
    failureOf: (error) => {
      const failure = submissionFailureOf(error);
      const delivery = deliveryOf(error);
      const afterUncertainty = isUncertain.current;
      isUncertain.current ||= delivery !== 'answered';
      return { text: failure.text, failure, delivery, afterUncertainty };
    },
  });

  const leave = useEffectEvent(actions.onDone);
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    // The focused button is now disabled, so focus moves to the success message.
    success.current?.focus();
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSubmitSuccessful]);

  const goBack = () => {
    draft.flush();
    actions.onBack();
  };

  const field = { control: form.control, disabled: isSubmitSuccessful, readOnly: isSubmitting };
  return (
    <DraftedForm
      submission={submission}
      nextStep={(refusal) => <RefusalNote {...refusal} deadlinePassed={deadlinePassed} signIn={signIn} />}
      end={
        <>
          <div ref={success} role="status" tabIndex={-1}>
            {isSubmitSuccessful && (
              <p className="notice strong" data-tone="good">
                Your application has been sent. You’ll see the confirmation in a moment.
              </p>
            )}
          </div>
          {!isSubmitSuccessful && (
            <p className="quiet">
              {draft.status !== 'unsaved' && <span>Your draft stays on this device until you send it. </span>}
              <span>The organization will read your application with your profile.</span>
              {!deadlinePassed && <span> You can correct your application until the deadline.</span>}
            </p>
          )}
          <div className="cluster">
            <SendButtons
              submission={submission}
              submit={isSubmitting ? 'Sending…' : 'Send application'}
              actions={
                <Button variant="default" onClick={goBack}>
                  Back
                </Button>
              }
            />
          </div>
        </>
      }
    >
      <StartFrom form={form} earlier={earlier} />
      {otherAnswers !== null && <OtherAnswers answers={otherAnswers} />}
      <Answer
        {...field}
        id="whyNeed"
        name="whyNeed"
        label={answerLabels.whyNeed}
        description={`Your situation, in your own words. At least ${ANSWER_MIN_LENGTH} characters.`}
        note={!isSubmitSuccessful && <DraftNote status={draft.status} />}
      />
      <Answer
        {...field}
        id="whyFit"
        name="whyFit"
        label={answerLabels.whyFit}
        description={`What you’ve done, and what you’ll do with the scholarship. At least ${ANSWER_MIN_LENGTH} characters.`}
      />
      <Checkbox
        {...form.register('otherScholarships')}
        label={answerLabels.otherScholarships}
        // Not `disabled` while sending, because the checkbox would lose focus.
        aria-disabled={isSubmitting || undefined}
        onClick={(event) => isSubmitting && event.preventDefault()}
        disabled={isSubmitSuccessful}
      />
    </DraftedForm>
  );
}
