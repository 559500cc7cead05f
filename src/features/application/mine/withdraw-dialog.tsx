import { applicationErrors } from '#contract/errors/application.ts';
import { QuestionDialog } from '#shared/ui/question-dialog.tsx';
import { SESSION_ENDED, SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';

export interface WithdrawDialogProps {
  /** What is asked; null while nothing is. */
  readonly asked: { readonly title: string; readonly corrects: boolean } | null;
  readonly state: 'idle' | 'sending' | 'failed';
  /** Null unless the session has ended. */
  readonly signIn: SignInLink | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an application is withdrawn, for good or to correct it (MINE-02). */
export function WithdrawDialog({ asked, state, signIn, onConfirm, onClose }: WithdrawDialogProps) {
  const isSending = state === 'sending';
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
              ? 'We withdraw what you have sent and open the form with your answers. The organization sees your application again when you send it, which you can do until the deadline.'
              : 'The organization will not see it any more. You can apply again until the deadline.'}
          </p>
          <div role="alert">
            {state === 'failed' && (
              <>
                <p className="strong">{applicationErrors['application-withdraw-failed']}</p>
                <p>
                  {signIn
                    ? SESSION_ENDED
                    : 'Check your connection and your device’s free space, and try again.'}
                </p>
                {signIn && <SignInAgainButton signIn={signIn} />}
              </>
            )}
          </div>
        </div>
      )}
    </QuestionDialog>
  );
}
