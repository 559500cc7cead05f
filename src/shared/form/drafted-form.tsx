import { Button } from '@mantine/core';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '#shared/ui/browser/use-online.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { DraftNote } from '../draft/draft-note.tsx';
import { formatDayAndTime } from '../format/moment.ts';
import { fill } from '../text/fill.ts';
import { BusyNote } from './busy-note.tsx';
import { enterGoesOn } from './enter-goes-on.ts';
import type { FormFailure } from './form-failure.ts';
import { FormProblems, type FormProblemsProps } from './form-problems.tsx';
import { SendButtons } from './send-buttons.tsx';

export interface DraftedFormProps<Fields extends FieldValues, Failure>
  extends FormProblemsProps<Fields, Failure> {
  readonly label?: string;
  /** When the restored draft was saved. Null if no draft was restored. */
  readonly restoredAt?: number | null;
  /** Called after the user has discarded the draft. The parent must remount the form. */
  readonly onDiscard?: () => void;
  /** The current label of the submit button. */
  readonly submit?: string;
  readonly actions?: ReactNode;
  /** Wraps the buttons. `BottomAction`, for example, keeps them in view. */
  readonly frame?: ComponentType<{ children: ReactNode }>;
  /** Replaces the buttons and the draft's status. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a form with a draft. Shows problems, a notice about a restored draft, the fields and
 * the buttons.
 */
export function DraftedForm<Fields extends FieldValues, Failure extends FormFailure>({
  submission,
  nextStep,
  label,
  restoredAt = null,
  onDiscard,
  submit,
  actions,
  frame: Frame = Fragment,
  end,
  children,
}: DraftedFormProps<Fields, Failure>) {
  const { draft, wait } = submission;
  const isOnline = useOnline();
  const discard = () => {
    draft.forget();
    onDiscard?.();
  };
  return (
    <form
      className="stack gap-8"
      noValidate
      aria-label={label}
      onSubmit={submission.submit}
      onBlur={draft.flush}
      onKeyDown={enterGoesOn}
    >
      {!isOnline && <p>You’re offline. What you type is saved on this device.</p>}
      <FormProblems submission={submission} nextStep={nextStep} />
      {restoredAt !== null && (
        <Notice ref={focusAroundOnRemoval} role="status">
          <p>{fill('Your unsaved changes from {when} are back.', { when: formatDayAndTime(restoredAt) })}</p>
          <Button variant="default" size="sm" onClick={discard}>
            Discard changes
          </Button>
        </Notice>
      )}
      {children}
      <BusyNote wait={wait} />
      {end ?? (
        <div className="below-line stack gap-3">
          <Frame>
            <div className="cluster">
              <SendButtons submission={submission} submit={submit} actions={actions} />
            </div>
          </Frame>
          <DraftNote status={draft.status} />
        </div>
      )}
    </form>
  );
}
