import type { DeliveryStatus } from '#shared/api/refusal.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { SignInAgain, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import type { SubmissionFailure } from './submission-failure.ts';

export interface RefusalNoteProps {
  readonly failure: SubmissionFailure;
  readonly delivery: DeliveryStatus;
  /** True if the server's response to an earlier attempt was lost or unclear. */
  readonly afterUncertainty: boolean;
  readonly deadlinePassed: boolean;
  readonly signIn: SignInLink;
}

const NOT_SENT = 'Your application was not sent. Your answers are still here.';

/**
 * Advice shown below the error if the server clearly refused the application, or the site did not
 * send it.
 */
const ADVICE: Record<SubmissionFailure['recovery'], string> = {
  check: 'Your answers are still here. Make any changes needed, then send them again.',
  retry: 'Your answers are still here. You can send them again.',
  'sign-in': 'Your answers are saved on this device and will be here when you come back.',
  browse: 'Your answers are still here.',
  name: NOT_SENT,
  email: NOT_SENT,
  register: NOT_SENT,
};

const NOT_DELIVERED = 'We checked, and your application hasn’t arrived. You can safely send it again.';
const UNKNOWN =
  'We couldn’t check whether your application arrived. You can safely send it again. It won’t count twice.';
const TOO_LATE =
  'Your answers are still here, but the deadline has passed, so sending them again won’t help.';
const SENT_BEFORE =
  'The organization has your application. You can correct it in ‘My applications’ until the deadline.';
const HAD_BEEN_DELIVERED = 'Your earlier attempt went through, and your application has arrived.';

function advice({ failure, delivery, afterUncertainty, deadlinePassed }: RefusalNoteProps): string {
  switch (delivery) {
    case 'not-delivered':
      return NOT_DELIVERED;
    case 'unknown':
      return UNKNOWN;
    case 'answered':
      if (failure.errorId === 'application-409') return afterUncertainty ? HAD_BEEN_DELIVERED : SENT_BEFORE;
      return failure.recovery === 'check' && deadlinePassed ? TOO_LATE : ADVICE[failure.recovery];
  }
}

/** Advice and links shown when an application could not be sent (APP-08 to APP-13). */
export function RefusalNote(props: RefusalNoteProps) {
  const { failure, deadlinePassed, signIn } = props;
  const goesElsewhere = failure.recovery === 'browse' || (failure.recovery === 'check' && deadlinePassed);
  return (
    <>
      <p className="quiet">{advice(props)}</p>
      {failure.recovery === 'sign-in' && (
        <p>
          <SignInAgain signIn={signIn}>Sign in</SignInAgain>
        </p>
      )}
      {goesElsewhere && (
        <p className="cluster">
          {failure.errorId === 'application-409' && (
            <AppLink to="/student/applications">See my applications</AppLink>
          )}
          <AppLink to="/scholarship">Browse scholarships</AppLink>
        </p>
      )}
    </>
  );
}
