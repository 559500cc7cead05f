import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { deliveryOf } from '#shared/api/create-once.ts';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { labelsOf } from '#shared/form/fields.ts';
import { draftIsFields, useRestoredDraft } from '#shared/form/restored-draft.ts';
import { SendButtons } from '#shared/form/send-buttons.tsx';
import { useDraftedForm } from '#shared/form/use-drafted-form.ts';
import { Button } from '#shared/ui/button.tsx';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { AnswerField as Answer } from './answer-field.tsx';
import { type Answers, answerFields, answersSchema, NO_ANSWERS } from './answers.ts';
import classes from './application-form.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { submissionFailureOf } from './submission-failure.ts';

/** How long the success message shows before the success page comes (APP-07). */
const REDIRECT_MS = 1500;

const FIELD_IDS = { whyNeed: 'why-need', whyFit: 'why-fit' } as const;

export interface ApplicationFormProps {
  /** Where the unsent answers are saved. Another user or scholarship needs a new form (`key`). */
  readonly draft: DraftStorage<Answers>;
  /** Sends the answers, trimmed and checked; rejects where they did not arrive. */
  readonly send: (answers: Answers) => Promise<unknown>;
  /** Called 1.5 s after the application was sent. */
  readonly onDone: () => void;
  /** One step back; the draft is saved before. */
  readonly onBack: () => void;
  /** True as soon as it passes on an open page; the server alone refuses for it. */
  readonly deadlinePassed: boolean;
  readonly signIn: SignInLink;
}

/** The application form (APP-01 to APP-13). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { send, onDone, onBack, deadlinePassed, signIn } = props;
  const isUncertain = useRef(false);
  const success = useRef<HTMLDivElement>(null);
  const restored = useRestoredDraft(props.draft);
  const state = useDraftedForm({
    schema: answersSchema,
    opened: NO_ANSWERS,
    parts: labelsOf(answerFields),
    ids: FIELD_IDS,
    draft: props.draft,
    // The application form shows no restored note.
    restored: { ...restored, savedAt: null },
    ...draftIsFields<Answers>(),
    send: async (answers) => {
      await send(answers);
    },
    failureOf: (error) => {
      const failure = submissionFailureOf(error);
      const delivery = deliveryOf(error);
      const afterUncertainty = isUncertain.current;
      isUncertain.current ||= delivery !== 'answered';
      return { text: failure.text, failure, delivery, afterUncertainty };
    },
    onSent: () => {},
    onDiscard: () => {},
  });
  const { phase, draft } = state;

  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (phase !== 'sent') return;
    // The focused button is now disabled.
    success.current?.focus();
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const goBack = () => {
    draft.note();
    draft.flush();
    onBack();
  };

  const field = { control: state.form.control, disabled: phase === 'sent', readOnly: phase === 'sending' };
  return (
    <DraftedForm
      state={state}
      className={classes.form}
      nextStep={(refusal) => <RefusalNote {...refusal} deadlinePassed={deadlinePassed} signIn={signIn} />}
      end={
        <>
          <div ref={success} className={classes.success} role="status" tabIndex={-1}>
            {phase === 'sent' && <p>Your application has been sent. The confirmation follows in a moment.</p>}
          </div>
          <div className={classes.actions}>
            <SendButtons
              state={state}
              submit={phase === 'sending' ? 'Sending…' : 'Send application'}
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
      <Answer
        {...field}
        id={FIELD_IDS.whyNeed}
        name="whyNeed"
        label={answerFields.whyNeed.label}
        help="Your situation, in your own words. At least 100 characters."
        note={phase !== 'sent' && <DraftNote status={draft.status} />}
      />
      <Answer
        {...field}
        id={FIELD_IDS.whyFit}
        name="whyFit"
        label={answerFields.whyFit.label}
        help="What you have done, and what you will do with it. At least 100 characters."
      />
      <Checkbox
        {...state.form.register('otherScholarships')}
        label="I also applied for other scholarships"
        // Not `disabled` while sending: the focus would be lost.
        aria-disabled={phase === 'sending' || undefined}
        onClick={(event) => phase === 'sending' && event.preventDefault()}
        disabled={phase === 'sent'}
      />
    </DraftedForm>
  );
}
