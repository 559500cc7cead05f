import type { ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { Card } from '#shared/ui/card.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { PageMeta } from '#shared/ui/page-meta.tsx';
import { EffortNote } from '../effort-note.tsx';
import { Facts } from '../facts.tsx';
import { ScholarshipActions } from '../scholarship-actions.tsx';
import type { ScholarshipView } from '../scholarship-view.ts';
import classes from './detail.module.css';
import { type DetailScreen, detailFacts } from './detail-facts.ts';

export interface ScholarshipPageProps {
  readonly view: ScholarshipView;
  /** The application that the signed-in student has already sent for it. */
  readonly applied?: Application | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onCalendar: () => void;
}

interface DetailFrameProps extends ScholarshipPageProps {
  readonly screen: DetailScreen;
  /** Opens the form; without it, a link does. */
  readonly onProceed?: () => void;
  /** Shown below the next steps. */
  readonly actions?: ReactNode;
  /** Shown below the description. */
  readonly children: ReactNode;
}

/** A single scholarship: amount, facts and next steps beside the text. */
export function DetailFrame(props: DetailFrameProps) {
  const { view, applied, now, onCalendar, screen, onProceed, actions, children } = props;
  return (
    <Page>
      <PageMeta title={view.title} description={view.description} />
      <PageHeader
        back={<BackLink to="/scholarship">Back to Scholarships</BackLink>}
        title={view.title}
        lead={view.fundedBy}
      />
      <div className={classes.layout}>
        <Card as="aside" aria-label="At a glance">
          <p className={classes.amount}>{view.amount}</p>
          <Facts
            facts={[
              ...detailFacts(view, screen),
              ['Time left', <DeadlineBadge key="left" deadline={view.expiredAt} now={now} />],
            ]}
          />
          <div className={classes.stack}>
            <ScholarshipActions {...{ view, applied, now, onProceed, onCalendar }} />
            {actions}
          </div>
        </Card>
        <div className={classes.main}>
          <p className={classes.description}>{view.description}</p>
          {children}
          <EffortNote />
        </div>
      </div>
    </Page>
  );
}
