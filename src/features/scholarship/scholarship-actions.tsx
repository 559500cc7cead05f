import type { ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { formatLongDate, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import classes from './scholarship-actions.module.css';
import type { ScholarshipView } from './scholarship-view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed on as SCH-11 asks; the form reads the scholarship itself. */
    readonly scholarship?: ScholarshipView;
  }
}

export interface ScholarshipActionsProps {
  readonly view: ScholarshipView;
  /** The application that the student has already sent for this scholarship. */
  readonly applied: Application | undefined;
  /** What became of the application, where the screen says so. */
  readonly status?: ReactNode;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Opens the form; without it, a link does. */
  readonly onProceed?: (() => void) | undefined;
  readonly onCalendar?: () => void;
}

/** What a student can do about a scholarship: apply, look at the application, or find another one. */
export function ScholarshipActions({
  view,
  applied,
  status,
  now,
  onProceed,
  onCalendar,
}: ScholarshipActionsProps) {
  if (applied) {
    return (
      <>
        <p className={classes.text} role="status">
          {applied.createdAt
            ? fill('You applied on {date}.', { date: formatLongDate(applied.createdAt) })
            : 'You have applied for this scholarship.'}
        </p>
        {status}
        <LinkButton fullWidth to="/student/applications">
          See my applications
        </LinkButton>
      </>
    );
  }
  const ended = hasEnded(view.expiredAt, now);
  const look = { variant: ended ? 'default' : 'next', fullWidth: true } as const;
  return (
    <>
      {ended && (
        <>
          <p className={classes.text}>The deadline has passed.</p>
          <p className={classes.hint}>An application sent now may be refused.</p>
          <LinkButton variant="next" fullWidth to="/scholarship">
            Find another scholarship
          </LinkButton>
        </>
      )}
      {onProceed ? (
        <Button {...look} onClick={onProceed}>
          Proceed to Application
        </Button>
      ) : (
        <LinkButton
          {...look}
          to="/scholarship/$id/application-form"
          params={{ id: view.id }}
          state={{ scholarshipId: view.id, scholarship: view }}
        >
          Proceed to Application
        </LinkButton>
      )}
      {!ended && onCalendar && (
        <Button variant="default" fullWidth onClick={onCalendar}>
          Add deadline to calendar
        </Button>
      )}
    </>
  );
}
