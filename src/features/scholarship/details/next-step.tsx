import type { ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { formatLongDate, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import type { ScholarshipView } from '../scholarship-view.ts';
import classes from './next-step.module.css';

export interface NextStepProps {
  readonly view: ScholarshipView;
  /** The application that the student has already sent for this scholarship. */
  readonly applied: Application | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The way to the form, as the screen's main button or as another one. */
  readonly proceed: (variant: 'next' | 'default') => ReactNode;
  readonly onCalendar: () => void;
}

/** What a student can do about a scholarship: apply, look at the application, or find another one. */
export function NextStep({ view, applied, now, proceed, onCalendar }: NextStepProps) {
  if (applied) {
    return (
      <>
        <p className={classes.text} role="status">
          {applied.createdAt
            ? fill('You applied on {date}.', { date: formatLongDate(applied.createdAt) })
            : 'You have applied for this scholarship.'}
        </p>
        <LinkButton fullWidth to="/student/applications">
          See your application
        </LinkButton>
      </>
    );
  }
  if (hasEnded(view.expiredAt, now)) {
    return (
      <>
        <p className={classes.text}>The deadline has passed.</p>
        <p className={classes.hint}>An application sent now may be refused.</p>
        <LinkButton variant="next" fullWidth to="/scholarship">
          Find another scholarship
        </LinkButton>
        {proceed('default')}
      </>
    );
  }
  return (
    <>
      {proceed('next')}
      <Button variant="default" fullWidth onClick={onCalendar}>
        Add deadline to calendar
      </Button>
    </>
  );
}
