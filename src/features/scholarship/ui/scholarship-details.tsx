import { EffortNote } from '#shared/claims/effort-note.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import type { ScholarshipView } from '../model/scholarship-view.ts';
import classes from './detail.module.css';
import { AtAGlance } from './detail-parts.tsx';

export interface ScholarshipDetailsProps {
  readonly view: ScholarshipView;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onCalendar: () => void;
}

/** Everything that is known of one scholarship, and the way to an application (SCH-10, SCH-11). */
export function ScholarshipDetails({ view, now, onCalendar }: ScholarshipDetailsProps) {
  return (
    <Page>
      <PageHeader
        back={{ href: '/scholarship', label: 'Back to Scholarships' }}
        title={view.title}
        lead={view.fundedBy}
      />
      <div className={classes.layout}>
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
          <EffortNote />
        </div>
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
          <LinkButton
            variant="next"
            fullWidth
            href={`/scholarship/${encodeURIComponent(view.id)}/application-form`}
            state={{ scholarshipId: view.id, scholarship: view }}
          >
            Proceed to Application
          </LinkButton>
          <Button variant="default" fullWidth onClick={onCalendar}>
            Add deadline to calendar
          </Button>
        </AtAGlance>
      </div>
    </Page>
  );
}
