import type { Application } from '#contract/schemas/application.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { ApplicationStatus } from '../application-status.tsx';
import classes from './readiness-next-step.module.css';

export interface ReadinessNextStepProps {
  /** The application that the student has already sent for this scholarship. */
  readonly applied: Application | undefined;
  readonly deadlinePassed: boolean;
  readonly onProceed: () => void;
}

/** The next step from the list: to the form, or to what was sent already. */
export function ReadinessNextStep({ applied, deadlinePassed, onProceed }: ReadinessNextStepProps) {
  if (applied) {
    return (
      <div className={classes.step}>
        <p className={classes.text}>
          {applied.createdAt
            ? fill('You applied on {date}.', { date: formatLongDate(applied.createdAt) })
            : 'You have applied for this scholarship.'}
        </p>
        <ApplicationStatus status={applied.status} />
        <LinkButton fullWidth to="/student/applications">
          See my applications
        </LinkButton>
      </div>
    );
  }
  if (deadlinePassed) {
    return (
      <div className={classes.step}>
        <p className={classes.text}>The deadline has passed.</p>
        <p className={classes.hint}>An application sent now may be refused.</p>
        <LinkButton variant="next" fullWidth to="/scholarship">
          Find another scholarship
        </LinkButton>
        <Button variant="default" fullWidth onClick={onProceed}>
          Proceed to Application
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.step}>
      <Button variant="next" fullWidth onClick={onProceed}>
        Proceed to Application
      </Button>
    </div>
  );
}
