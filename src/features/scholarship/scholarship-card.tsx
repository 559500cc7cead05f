import { linkOptions } from '@tanstack/react-router';
import { memo } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { Facts } from './facts.tsx';
import classes from './scholarship-card.module.css';
import { toScholarshipView } from './scholarship-view.ts';

export interface ScholarshipCardProps {
  readonly scholarship: Scholarship;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One scholarship in the list (SCH-02). The button of one that has expired only shows it. */
export const ScholarshipCard = memo(function ScholarshipCard({ scholarship, now }: ScholarshipCardProps) {
  const view = toScholarshipView(scholarship);
  const details = linkOptions({
    to: '/scholarship/details',
    search: { id: view.id },
    state: { scholarshipId: view.id },
  });
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <span>{view.fundedBy}</span>
        <DeadlineBadge deadline={view.expiredAt} now={now} />
      </div>
      <h2 className={classes.title} title={view.title}>
        <AppLink to="/scholarship/$id" params={{ id: view.id }}>
          {view.title}
        </AppLink>
      </h2>
      <p className={classes.description}>{view.description}</p>
      <p className={classes.amount}>{view.amountOnCard}</p>
      <Facts
        facts={[
          ['Deadline', view.deadline],
          ['Max family income', view.maxFamilyIncome],
          ['Education level', view.educationLevel],
          ['Awards', view.scholarshipsAwarded],
        ]}
      />
      <div className={classes.action}>
        <LinkButton
          {...details}
          fullWidth
          size="sm"
          variant={hasEnded(view.expiredAt, now) ? 'default' : 'filled'}
          aria-label={fill('Apply Now: {title}', { title: view.title })}
        >
          Apply Now
        </LinkButton>
      </div>
    </article>
  );
});
