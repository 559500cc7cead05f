import type { ReactNode, Ref } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Page } from '#shared/ui/layout/page.tsx';
import type { Organization } from '../organization.ts';
import classes from './profile-layout.module.css';
import { VerificationCard, type VerificationParts, VerificationUnread } from './verification-card.tsx';

export interface ProfileLayoutProps {
  /** What is known of the organization; null if there is no profile yet. */
  readonly organization: Organization | null;
  /** The profile could not be read: defaults are shown. */
  readonly isUnread?: boolean;
  /** The parts needed for verification that the open form contains; null while no form is open. */
  readonly typed?: VerificationParts | null;
  /** What can be done about the profile as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Gets the focus when reading and editing change places. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The screen of an organization's profile, read or edited: its verification is above and beside it. */
export function ProfileLayout({
  organization,
  isUnread = false,
  typed = null,
  actions,
  children,
  headingRef,
}: ProfileLayoutProps) {
  return (
    <Page>
      <header className={`cluster between gap-6 ${classes.header}`}>
        <div className="stack gap-3">
          <h1 ref={headingRef} tabIndex={-1}>
            Organization Profile
          </h1>
          <VerificationBadge organization={organization} />
          {isUnread && (
            <p className="quiet">
              We could not read your profile. This badge is a default and does not show your real status.
            </p>
          )}
        </div>
        {actions && <div className="cluster">{actions}</div>}
      </header>
      <div className="with-aside">
        <div className="stack gap-8">{children}</div>
        <aside className={classes.aside} aria-label="Verification">
          {isUnread ? <VerificationUnread /> : <VerificationCard organization={organization} typed={typed} />}
        </aside>
      </div>
    </Page>
  );
}

/** The status of an organization's verification (ORG-04): a dot, and words that need no colour. */
function VerificationBadge({ organization }: Pick<ProfileLayoutProps, 'organization'>) {
  const isVerified = organization?.verified === true;
  const date = isVerified ? organization.verifiedAt : null;
  return (
    <span className="cluster gap-2">
      <span className={classes.dot} data-verified={isVerified || undefined} aria-hidden="true" />
      <span className="strong">{isVerified ? 'Verified Organization' : 'Verification Pending'}</span>
      {date && <span className="quiet">{fill('Verified on {date}', { date: formatLongDate(date) })}</span>}
    </span>
  );
}
