import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNote } from '../draft/draft-note.tsx';
import { formatDayAndTime } from '../format/moment.ts';
import { fill } from '../text/fill.ts';
import { Controls } from '../theme/controls.tsx';
import { Button } from '../ui/button.tsx';
import { focusAroundOnRemoval } from '../ui/focus-main.ts';
import { Notice } from '../ui/notice.tsx';
import { FieldProblems, ProblemSummary } from '../ui/problem-summary.tsx';
import { useOnline } from '../ui/use-online.ts';
import { BusyNote } from './busy-note.tsx';
import classes from './form-layout.module.css';
import { SendButtons } from './send-buttons.tsx';
import type { DraftedForm as DraftedFormState } from './use-drafted-form.ts';

export interface DraftedFormProps<Fields extends FieldValues, Failure> {
  readonly state: DraftedFormState<Fields, never, Failure>;
  readonly label?: string;
  readonly className?: string | undefined;
  /** What can be done about a failure, beside changing what the fields say. */
  readonly nextStep: (failure: Failure) => ReactNode;
  /** What the button that sends says now. */
  readonly submit?: string;
  /** Shown beside it. */
  readonly actions?: ReactNode;
  /** Shown in place of that button and of what is said of the draft. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form with a draft: what is wrong, what was restored, the fields, and how it is sent. */
export function DraftedForm<Fields extends FieldValues, Failure>(props: DraftedFormProps<Fields, Failure>) {
  const { state, label, className, nextStep, submit, actions, end, children } = props;
  const { problem, draft, on } = state;
  const isOnline = useOnline();
  return (
    <Controls>
      <form
        className={className}
        noValidate
        aria-label={label}
        onSubmit={on.submit}
        onChange={on.change}
        onBlur={on.leave}
      >
        {!isOnline && <p>You are offline. What you type is saved on this device.</p>}
        {problem && (
          <ProblemSummary ref={state.summary}>
            {problem.text !== null && <p className={classes.failed}>{problem.text}</p>}
            {problem.detail !== null && <p>{problem.detail}</p>}
            {problem.fields.length > 0 && <FieldProblems problems={problem.fields} />}
            {problem.failure && nextStep(problem.failure)}
          </ProblemSummary>
        )}
        {draft.restoredAt !== null && (
          <Notice ref={focusAroundOnRemoval} role="status">
            <p>
              {fill('Your unsaved changes of {when} are back.', { when: formatDayAndTime(draft.restoredAt) })}
            </p>
            <Button variant="default" size="sm" onClick={draft.discard}>
              Discard changes
            </Button>
          </Notice>
        )}
        {children}
        <BusyNote pause={state.busy} />
        {end ?? (
          <div className={classes.end}>
            <div className={classes.actions}>
              <SendButtons state={state} submit={submit} actions={actions} />
            </div>
            <DraftNote status={draft.status} />
          </div>
        )}
      </form>
    </Controls>
  );
}
