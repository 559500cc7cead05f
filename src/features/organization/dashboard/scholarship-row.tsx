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
 * One of the organization's scholarships, with links to its pages (ORG-10). Phones show most of the
 * links once the user presses 'More'.
 */
export function ScholarshipRow({ scholarship, now }: ScholarshipRowProps) {
  const { id, title, totalAmount, applications, expiredAt } = scholarship;
  const [isOpen, setOpen] = useState(false);
  const linksId = useId();
  const count = applications?.length ?? 0;
  const undecided = undecidedIn(scholarship);
  const label = (name: string) => ({ 'aria-label': fill('{name}: {title}', { name, title }) });
  return (
    <article className="cluster between">
      <div className="stack gap-1">
        <h2 className="small-heading" dir="auto">
          <AppLink to="/scholarship/$id" params={{ id }}>
            {title}
          </AppLink>
        </h2>
        <p className="cluster gap-3 quiet">
          <span>{formatExactRupees(totalAmount)}</span>
          <span>{count === 1 ? '1 application' : fill('{n} applications', { n: formatCount(count) })}</span>
          {undecided > 0 && <span>{fill('{n} to decide', { n: formatCount(undecided) })}</span>}
          <DeadlineBadge deadline={expiredAt} now={now} />
        </p>
      </div>
      <div className="cluster gap-3">
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
          className={classes.moreButton}
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={linksId}
          onClick={() => setOpen(!isOpen)}
          {...label('More')}
        >
          More
        </Button>
        <span id={linksId} className={`cluster gap-3 ${classes.more}`} data-open={isOpen || undefined}>
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
        </span>
      </div>
    </article>
  );
}
