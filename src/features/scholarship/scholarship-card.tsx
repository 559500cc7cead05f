import { memo } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { fill } from '#shared/text/fill.ts';
import { firstSentences } from '#shared/text/first-words.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import classes from './scholarship-card.module.css';
import { toScholarshipView } from './scholarship-view.ts';

export interface ScholarshipCardProps {
  readonly scholarship: Scholarship;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One scholarship in the list (SCH-02). The whole card is a link. */
export const ScholarshipCard = memo(function ScholarshipCard({ scholarship, now }: ScholarshipCardProps) {
  const view = toScholarshipView(scholarship);
  return (
    <article className={classes.card}>
      <h2 dir="auto" className={classes.title} title={view.title}>
        <AppLink to="/scholarship/$id" params={{ id: view.id }}>
          {view.title}
        </AppLink>
      </h2>
      <p className="quiet">
        <span dir="auto">{view.fundedBy}</span> <span aria-hidden="true">·</span>{' '}
        <span>{view.educationLevel}</span>
      </p>
      <p className={classes.facts}>
        <span className="large strong">{view.amountOnCard}</span>{' '}
        <span className="quiet">{view.scholarshipsAwarded}</span>
      </p>
      <p className={`${classes.description} quiet`} dir="auto">
        {firstSentences(view.description, 96)}
      </p>
      <p className="quiet">{view.income?.condition}</p>
      <div className={`${classes.action} cluster between gap-2`}>
        <p className={`${classes.facts} quiet grow`} style={{ flexBasis: '9rem' }}>
          <span>
            <span>Deadline</span> <strong>{view.deadline}</strong>
          </span>{' '}
          <DeadlineBadge deadline={view.expiredAt} now={now} />
        </p>
        <LinkButton
          to="/scholarship/details"
          search={{ id: view.id }}
          state={{ scholarshipId: view.id }}
          size="sm"
          variant="default"
          aria-label={fill('Apply Now: {title}', { title: view.title })}
        >
          Apply Now
        </LinkButton>
      </div>
    </article>
  );
});
