import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import classes from './for-you.module.css';
import type { NextStep } from './news-content.ts';
import { ReminderList } from './reminder-list.tsx';
import type { Reminders } from './reminders.ts';

export interface ForYouProps {
  /** Null if the user's role has no next step, or if the step's data failed to load. */
  readonly step: NextStep | null;
  readonly reminders: Reminders;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Shows a signed-in user's next step and reminders, below the home page's heading (HOME-01,
 * HOME-07).
 */
export function ForYou({ step, reminders, now }: ForYouProps) {
  const hasReminders = reminders.closing.length + reminders.decisions.length > 0;
  if (step === null && !hasReminders) return null;
  return (
    <section className={classes.band} aria-label="Your next step">
      <div className="measure stack gap-3">
        {step && (
          <div className="cluster between">
            <div>
              <h2>{step.title}</h2>
              <p className="muted">{step.text}</p>
            </div>
            <LinkButton variant="next" to={step.to}>
              {step.label}
            </LinkButton>
          </div>
        )}
        <ReminderList reminders={reminders} now={now} />
      </div>
    </section>
  );
}
