import { memo } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { firstCharacters } from '#shared/text/first-characters.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { Facts } from './facts.tsx';
import classes from './scholarship-card.module.css';
import { type ScholarshipView, scholarshipFacts, toScholarshipView } from './scholarship-view.ts';

/** The facts on a card; of an empty view, for its skeleton, the names alone. */
export function cardFacts(view: Partial<ScholarshipView>) {
  return [
    ['Deadline', view.deadline],
    ...scholarshipFacts(view),
    ['Awards', view.scholarshipsAwarded],
  ] as const;
}

export interface ScholarshipCardProps {
  readonly scholarship: Scholarship;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One scholarship in the list (SCH-02). The button of one that has expired only shows it. */
export const ScholarshipCard = memo(function ScholarshipCard({ scholarship, now }: ScholarshipCardProps) {
  const view = toScholarshipView(scholarship);
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
      <p className={classes.description}>{firstCharacters(view.description, 300)}</p>
      <p className={classes.amount}>{view.amountOnCard}</p>
      <Facts facts={cardFacts(view)} />
      <div className={classes.action}>
        <LinkButton
          to="/scholarship/details"
          search={{ id: view.id }}
          state={{ scholarshipId: view.id }}
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
