import type { Application } from '#contract/schemas/application.ts';
import { EffortNote } from '#shared/claims/effort-note.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { hasEnded, type ScholarshipView } from '../scholarship-view.ts';
import classes from './detail.module.css';
import { AtAGlance } from './detail-parts.tsx';
import { NextStep } from './next-step.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the form's own page asks for anew: the details that led there. */
    readonly scholarship?: ScholarshipView;
  }
}

export interface ScholarshipDetailsProps {
  readonly view: ScholarshipView;
  /** The application that the signed-in student has already sent for it. */
  readonly applied?: Application | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onCalendar: () => void;
}

/** Everything that is known of one scholarship, and the way to an application (SCH-10, SCH-11). */
export function ScholarshipDetails({ view, applied, now, onCalendar }: ScholarshipDetailsProps) {
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/scholarship">Back to Scholarships</BackLink>}
        title={view.title}
        lead={view.fundedBy}
      />
      <div className={classes.layout}>
        <AtAGlance
          view={view}
          now={now}
          facts={[
            ['Funded by', view.fundedBy],
            ['Amount', view.amount],
            ['Education level', view.educationLevel],
            ['Application deadline', view.deadline],
            ['Max family income', view.maxFamilyIncome],
            ['Applications received', view.applications],
          ]}
        >
          <NextStep
            view={view}
            applied={applied}
            now={now}
            onCalendar={onCalendar}
            proceed={(variant) => (
              <LinkButton
                variant={variant}
                fullWidth
                to="/scholarship/$id/application-form"
                params={{ id: view.id }}
                state={{ scholarshipId: view.id, scholarship: view }}
              >
                Proceed to Application
              </LinkButton>
            )}
          />
        </AtAGlance>
        <div className={classes.main}>
          <p className={classes.description}>{view.description}</p>
          <dl className={classes.counters}>
            <div>
              <dt>Total value</dt>
              <dd>{view.amount}</dd>
            </div>
            <div>
              <dt>Applications</dt>
              <dd>{view.applications}</dd>
            </div>
            <div>
              <dt>Awarded</dt>
              <dd>{view.scholarshipsAwarded}</dd>
            </div>
          </dl>
          {!applied && !hasEnded(view, now) && <EffortNote />}
        </div>
      </div>
    </Page>
  );
}
