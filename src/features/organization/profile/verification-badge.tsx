import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { Organization } from '../organization.ts';
import classes from './verification-badge.module.css';

export interface VerificationBadgeProps {
  /** Null for somebody who has no profile yet. */
  readonly organization: Pick<Organization, 'verified' | 'verifiedAt'> | null;
}

/** Where an organization's verification stands (ORG-04): a dot, and words that need no colour. */
export function VerificationBadge({ organization }: VerificationBadgeProps) {
  const isVerified = organization?.verified === true;
  const date = isVerified ? organization.verifiedAt : null;
  return (
    <span className={classes.badge} data-verified={isVerified || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.word}>{isVerified ? 'Verified Organization' : 'Verification Pending'}</span>
      {date && (
        <span className={classes.date}>{fill('Verified on {date}', { date: formatLongDate(date) })}</span>
      )}
    </span>
  );
}
