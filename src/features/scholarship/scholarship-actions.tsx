import type { MouseEvent, ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { formatLongDate, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { BottomAction } from '#shared/ui/actions/bottom-action.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import type { ScholarshipView } from './scholarship-view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The scholarship that the user applies for. Included because SCH-11 requires it, although the
     * application form loads the scholarship again.
     */
    readonly scholarship?: ScholarshipView;
  }
}

export interface ScholarshipActionsProps {
  readonly view: ScholarshipView;
  /** The application that the student has already sent for this scholarship. */
  readonly applied: Application | undefined;
  /** The application's status, if the screen shows it. */
  readonly status?: ReactNode;
  /**
   * True if the student has no profile yet. If so, the first link leads to the profile form until
   * the deadline has passed.
   */
  readonly lacksProfile?: boolean;
  /**
   * The sign-in link for signed-out visitors. After sign-in, they see the application checklist.
   */
  readonly signIn?: SignInLink | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called when the user clicks 'Proceed to Application', before the link opens. */
  readonly onProceed?: (event: MouseEvent) => void;
}

/**
 * Offers the student's next steps: apply, see their application, or find another scholarship.
 */
export function ScholarshipActions(props: ScholarshipActionsProps) {
  const { view, applied, status, lacksProfile = false, signIn = null, now, onProceed } = props;
  if (applied) {
    return (
      <>
        <p className="strong" role="status">
          {applied.createdAt
            ? fill('You applied on {date}.', { date: formatLongDate(applied.createdAt) })
            : 'You have applied for this scholarship.'}
        </p>
        {status}
        <BottomAction>
          <LinkButton fullWidth to="/student/applications">
            See my applications
          </LinkButton>
        </BottomAction>
      </>
    );
  }
  const ended = hasEnded(view.expiredAt, now);
  const isSecond = ended || lacksProfile;
  const form = {
    to: '/scholarship/$id/application-form',
    params: { id: view.id },
    state: { scholarshipId: view.id, scholarship: view },
  } as const;
  const proceed = (
    <LinkButton variant={isSecond ? 'default' : 'next'} fullWidth {...(signIn ?? form)} onClick={onProceed}>
      Proceed to Application
    </LinkButton>
  );
  return (
    <>
      {ended && (
        <div>
          <p className="strong">The deadline has passed.</p>
          <p className="quiet">If you apply now, your application may be refused.</p>
        </div>
      )}
      <BottomAction>
        {ended ? (
          <LinkButton variant="next" fullWidth to="/scholarship">
            Find another scholarship
          </LinkButton>
        ) : lacksProfile ? (
          <LinkButton
            variant="next"
            fullWidth
            to="/student/details"
            state={{ continueWith: { id: view.id, title: view.title } }}
          >
            Fill in your profile
          </LinkButton>
        ) : (
          proceed
        )}
      </BottomAction>
      {isSecond && proceed}
    </>
  );
}
