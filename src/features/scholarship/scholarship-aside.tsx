import type { ReactNode } from 'react';
import { formatDeadline } from '#shared/format/dates.ts';
import { Card } from '#shared/ui/card.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { Facts } from './facts.tsx';
import classes from './scholarship-aside.module.css';
import type { ScholarshipView } from './scholarship-view.ts';

export interface ScholarshipAsideProps {
  readonly view: ScholarshipView;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What belongs to the scholarship on this screen, below a line. */
  readonly children?: ReactNode;
}

/** The scholarship beside a form about it: what it is worth, and until when. */
export function ScholarshipAside({ view, now, children }: ScholarshipAsideProps) {
  return (
    <Card as="aside" aria-label="The scholarship">
      <p className={classes.funder}>{view.fundedBy}</p>
      <h2 className={classes.title}>{view.title}</h2>
      <p className={classes.amount}>{view.amount}</p>
      <Facts
        facts={[
          ['Deadline', formatDeadline(view.expiredAt)],
          ['Max family income', view.maxFamilyIncome],
          ['Time left', <DeadlineBadge key="left" deadline={view.expiredAt} now={now} />],
        ]}
      />
      {children && <div className={classes.more}>{children}</div>}
    </Card>
  );
}
