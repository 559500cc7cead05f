import type { Application } from '#contract/schemas/application.ts';
import { EffortNote } from '#shared/claims/effort-note.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import classes from '../details/detail.module.css';
import { AtAGlance } from '../details/detail-parts.tsx';
import { NextStep } from '../details/next-step.tsx';
import { hasEnded, type ScholarshipView } from '../scholarship-view.ts';

export interface ScholarshipIntroProps {
  readonly view: ScholarshipView;
  /** The application that the signed-in student has already sent for it. */
  readonly applied?: Application | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signedIn: boolean;
  readonly onProceed: () => void;
  readonly onLogout: () => void;
  readonly onCalendar: () => void;
}

/** A scholarship's own page: who may apply, what is needed, and the way to the form (SCH-13 to SCH-15). */
export function ScholarshipIntro({
  view,
  applied,
  now,
  signedIn,
  onProceed,
  onLogout,
  onCalendar,
}: ScholarshipIntroProps) {
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
            ['Education level', view.educationLevel],
            ['Deadline', view.deadline],
            ['Max family income', view.maxFamilyIncome],
            ['Awards', view.scholarshipsAwarded],
          ]}
        >
          <NextStep
            view={view}
            applied={applied}
            now={now}
            onCalendar={onCalendar}
            proceed={(variant) => (
              <Button variant={variant} fullWidth onClick={onProceed}>
                Proceed to Application
              </Button>
            )}
          />
          {signedIn && (
            <Button variant="default" fullWidth onClick={onLogout}>
              Logout
            </Button>
          )}
        </AtAGlance>
        <div className={classes.main}>
          <p className={classes.description}>{view.description}</p>
          <section className={classes.section} aria-labelledby="eligibility">
            <h2 id="eligibility">Eligibility</h2>
            {view.eligibility.length > 0 ? (
              <ul className={classes.list}>
                {view.eligibility.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            ) : (
              <p>The organization lists no conditions.</p>
            )}
          </section>
          <section className={classes.section} aria-labelledby="documents">
            <h2 id="documents">Required documents</h2>
            <ul className={classes.list}>
              {view.documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
            <div className={classes.check}>
              <LinkButton variant="default" size="sm" to="/scholarship/$id/apply" params={{ id: view.id }}>
                Check what you need
              </LinkButton>
            </div>
          </section>
          {!applied && !hasEnded(view, now) && <EffortNote />}
        </div>
      </div>
    </Page>
  );
}
