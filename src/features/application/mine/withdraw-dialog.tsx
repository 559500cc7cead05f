import { Button } from '@mantine/core';
import { applicationErrors } from '#contract/errors/application.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { SESSION_ENDED, SignInAgainButton, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import { ApplicationStatus } from '#shared/ui/feedback/application-status.tsx';
import type { WithdrawFailure } from './withdraw-failure.ts';

export interface WithdrawDialogProps {
  /** The withdrawal to confirm. Null while the dialog is closed. */
  readonly asked: { readonly title: string; readonly corrects: boolean } | null;
  /** The organization's decision, if it arrived while the dialog was open. Otherwise null. */
  readonly decision: string | null;
  readonly isSending: boolean;
  /** Why the last attempt failed. Null if no attempt has failed. */
  readonly failure: WithdrawFailure | null;
  /** Null unless the session has ended. */
  readonly signIn: SignInLink | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before the student withdraws or corrects an application (MINE-02). */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { asked, decision, isSending, failure, signIn, onConfirm, onClose } = props;
  if (asked && decision !== null) {
    return <Decided title={asked.title} decision={decision} onClose={onClose} />;
  }
  return (
    <QuestionDialog
      title={asked?.corrects ? 'Correct this application?' : 'Withdraw this application?'}
      isOpen={asked !== null}
      yes={isSending ? 'Withdrawing…' : asked?.corrects ? 'Withdraw and correct' : 'Withdraw application'}
      no="Keep it as it is"
      isBusy={isSending}
      onAnswer={(yes) => (yes ? onConfirm() : onClose())}
    >
      {asked && (
        <div className="stack">
          <p className="strong">{asked.title}</p>
          <p>
            {asked.corrects
              ? 'We’ll withdraw your application and open the form with your answers. Send your application again before the deadline, so the organization can see it.'
              : 'The organization won’t see your application any more. You can apply again until the deadline.'}
          </p>
          <div role="alert">
            {failure && !isSending && (
              <>
                <p className="strong">{failure.text}</p>
                {failure.serverText !== null && <p>{failure.serverText}</p>}
                <p>{failure.nextStep ?? SESSION_ENDED}</p>
                {failure.asksUs && <AppLink to="/contact">Contact us</AppLink>}
                {signIn && <SignInAgainButton signIn={signIn} />}
              </>
            )}
          </div>
        </div>
      )}
    </QuestionDialog>
  );
}

interface DecidedProps {
  readonly title: string;
  readonly decision: string;
  readonly onClose: () => void;
}

/** Replaces the confirmation if the organization has decided since the dialog opened. */
function Decided({ title, decision, onClose }: DecidedProps) {
  return (
    <Dialog
      title="This application has already been decided"
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to my applications</Button>}
    >
      <div className="stack" role="status">
        <p className="strong">{title}</p>
        <p>{applicationErrors['application-withdraw-decided']}</p>
        <ApplicationStatus status={decision} />
      </div>
    </Dialog>
  );
}
