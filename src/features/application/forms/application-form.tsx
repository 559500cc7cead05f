import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Checkbox } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraftAutosave } from '#shared/draft/use-draft-autosave.ts';
import { Controls } from '#shared/theme/controls.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldProblems, type FieldProblemsProps, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import type { SendOutcome } from '../api/send-application.ts';
import {
  ANSWER_FIELDS,
  type AnswerField as AnswerName,
  type Answers,
  answersSchema,
  NO_ANSWERS,
} from '../model/answers.ts';
import { UNEXPECTED } from '../model/submission-failure.ts';
import { RefusalNote, type RefusalNoteProps } from '../ui/refusal-note.tsx';
import { AnswerField } from './answer-field.tsx';
import classes from './application-form.module.css';

/** How long the success message stands before the success page comes (APP-07). */
const REDIRECT_MS = 1500;

const FIELD_IDS: Record<AnswerName, string> = { whyNeed: 'why-need', whyFit: 'why-fit' };

type Problem =
  | ({ readonly kind: 'answers' } & FieldProblemsProps)
  | ({ readonly kind: 'refused' } & Omit<RefusalNoteProps, 'signIn'>);

export interface ApplicationFormProps {
  /** Where the unsent answers are kept. Another person or scholarship needs another form (a new `key`). */
  readonly draft: DraftStorage<Answers>;
  /** Sends the answers, trimmed and checked. */
  readonly send: (answers: Answers) => Promise<SendOutcome>;
  /** Called 1.5 s after the application was sent. */
  readonly onDone: () => void;
  /** One step back; the draft is saved before. */
  readonly onBack: () => void;
  readonly signIn: SignInLink;
}

/** The application form (APP-01 to APP-13). */
export function ApplicationForm({ draft, send, onDone, onBack, signIn }: ApplicationFormProps) {
  const [restored] = useState(() => draft.read());
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusy = useRef(false);
  const isUncertain = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLDivElement>(null);

  const form = useForm({
    resolver: valibotResolver(answersSchema),
    defaultValues: restored ?? NO_ANSWERS,
    shouldFocusError: false,
  });
  const { autosave, status } = useDraftAutosave(draft, restored !== null, (answers) => {
    if (!isBusy.current) form.reset(answers);
  });

  useEffect(() => {
    if (problem !== null) summary.current?.focus();
  }, [problem]);

  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (phase !== 'sent') return;
    // The button that had the focus is disabled now.
    success.current?.focus();
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const sendAnswers = async (answers: Answers) => {
    setProblem(null);
    setPhase('sending');
    const outcome = await send(answers).catch((error: unknown): SendOutcome => {
      console.error('The application could not be sent', error);
      return { kind: 'failed', failure: UNEXPECTED, delivery: 'unknown' };
    });
    if (outcome.kind === 'sent') {
      autosave.stop();
      draft.forget();
      setPhase('sent');
      return;
    }
    isBusy.current = false;
    setPhase('idle');
    setProblem({ ...outcome, kind: 'refused', afterUncertainty: isUncertain.current });
    isUncertain.current ||= outcome.delivery !== 'answered';
  };

  const showFaults = (errors: FieldErrors<Answers>) => {
    isBusy.current = false;
    const problems = ANSWER_FIELDS.flatMap((name) => {
      const text = errors[name]?.message;
      return text === undefined ? [] : [{ fieldId: FIELD_IDS[name], text }];
    });
    setProblem({ kind: 'answers', problems });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A ref, not state: a second click can come before the first one is drawn (APP-13).
    if (isBusy.current) return;
    isBusy.current = true;
    autosave.flush();
    void form.handleSubmit(sendAnswers, showFaults)();
  };

  const goBack = () => {
    autosave.note(form.getValues());
    autosave.flush();
    onBack();
  };

  const field = { control: form.control, disabled: phase === 'sent', readOnly: phase === 'sending' };
  return (
    <Controls>
      <form
        className={classes.form}
        noValidate
        onSubmit={submit}
        onChange={() => autosave.note(form.getValues())}
        onBlur={() => autosave.flush()}
      >
        {problem !== null && (
          <ProblemSummary ref={summary}>
            {problem.kind === 'answers' ? (
              <FieldProblems problems={problem.problems} />
            ) : (
              <RefusalNote {...problem} signIn={signIn} />
            )}
          </ProblemSummary>
        )}
        <AnswerField
          {...field}
          id={FIELD_IDS.whyNeed}
          name="whyNeed"
          label="Why do you need this scholarship?"
          description="Your situation, in your own words. At least 100 characters."
          note={phase !== 'sent' && <DraftNote status={status} />}
        />
        <AnswerField
          {...field}
          id={FIELD_IDS.whyFit}
          name="whyFit"
          label="Why are you a perfect fit?"
          description="What you have done, and what you will do with it. At least 100 characters."
        />
        <Checkbox
          {...form.register('otherScholarships')}
          label="I also applied for other scholarships"
          disabled={phase !== 'idle'}
        />
        <div ref={success} className={classes.success} role="status" tabIndex={-1}>
          {phase === 'sent' && <p>Your application has been sent. The confirmation follows in a moment.</p>}
        </div>
        <div className={classes.actions}>
          <Button
            type="submit"
            variant="next"
            // Not `disabled` while sending: the focus would be lost.
            aria-disabled={phase === 'sending' || undefined}
            data-disabled={phase === 'sending' || undefined}
            disabled={phase === 'sent'}
          >
            {phase === 'sending' ? 'Sending…' : 'Send application'}
          </Button>
          <Button variant="default" onClick={goBack}>
            Back
          </Button>
        </div>
      </form>
    </Controls>
  );
}
