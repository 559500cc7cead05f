import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import classes from './dashboard.module.css';
import { undecidedIn } from './dashboard-figures.ts';

export interface ScholarshipRowProps {
  readonly scholarship: Scholarship;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A row of the dashboard, with a scholarship's figures and links (ORG-10). Most of the links are
 * hidden until the user presses 'More'.
 */
export function ScholarshipRow({ scholarship, now }: ScholarshipRowProps) {
  const { id, title, totalAmount, applications, expiredAt } = scholarship;
  const [isOpen, setOpen] = useState(false);
  const linksId = useId();
  const count = applications?.length ?? 0;
  const undecided = undecidedIn(scholarship);
  const label = (name: string) => ({ 'aria-label': fill('{name}: {title}', { name, title }) });
  return (
    <article className={classes.row}>
      <h2 className="small-heading" dir="auto">
        <AppLink to="/scholarship/$id" params={{ id }}>
          {title}
        </AppLink>
      </h2>
      <p className="quiet">{formatExactRupees(totalAmount)}</p>
      <p className={`${classes.counts} quiet`}>
        <span>{count === 1 ? '1 application' : fill('{n} applications', { n: formatCount(count) })}</span>
        {undecided > 0 && (
          <span className="strong">{fill('{n} to decide', { n: formatCount(undecided) })}</span>
        )}
        <DeadlineBadge deadline={expiredAt} now={now} />
      </p>
      <div className={`${classes.buttons} cluster gap-2`}>
        {count > 0 && (
          <LinkButton
            variant="default"
            size="sm"
            to="/organization/dashboard/review/$id"
            params={{ id }}
            {...label('Review applications')}
          >
            Review applications
          </LinkButton>
        )}
        <Button
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={linksId}
          onClick={() => setOpen(!isOpen)}
          {...label('More')}
        >
          More
        </Button>
      </div>
      <div id={linksId} hidden={!isOpen} className={classes.more}>
        <AppLink to="/scholarship/$id" params={{ id }} {...label('View Details')}>
          View Details
        </AppLink>
        <AppLink
          to="/organization/dashboard/scholarship-analytics"
          search={{ scholarship: id }}
          {...label('View Analytics')}
        >
          View Analytics
        </AppLink>
        <AppLink to="/organization/dashboard/edit-scholarship/$id" params={{ id }} {...label('Edit')}>
          Edit
        </AppLink>
      </div>
    </article>
  );
}
