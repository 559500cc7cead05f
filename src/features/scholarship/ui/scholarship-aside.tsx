import { Card } from '#shared/ui/card.tsx';
import type { ScholarshipView } from '../model/scholarship-view.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { Facts } from './facts.tsx';
import classes from './scholarship-aside.module.css';

/** The scholarship beside a form about it: what it is worth, and until when. */
export function ScholarshipAside({ view, now }: { readonly view: ScholarshipView; readonly now: number }) {
  return (
    <Card as="aside" aria-label="The scholarship">
      <p className={classes.funder}>{view.fundedBy}</p>
      <h2 className={classes.title}>{view.title}</h2>
      <p className={classes.amount}>{view.amount}</p>
      <Facts
        facts={[
          ['Deadline', view.deadline],
          ['Family income up to', view.maxFamilyIncome],
          ['Time left', <DeadlineBadge key="left" expiredAt={view.expiredAt} now={now} />],
        ]}
      />
    </Card>
  );
}
