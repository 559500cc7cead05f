import type { ReactNode, Ref } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Page } from '#shared/ui/layout/page.tsx';
import type { Organization } from '../organization.ts';
import classes from './profile-layout.module.css';
import { VerificationCard, type VerificationParts, VerificationUnread } from './verification-card.tsx';

export interface ProfileLayoutProps {
  /** The saved profile, or the account's details. Null if there is no profile yet. */
  readonly organization: Organization | null;
  /** True if the profile could not be read and defaults are shown. */
  readonly isUnread?: boolean;
  /** Which parts the open form has filled in. Null while no form is open. */
  readonly typed?: VerificationParts | null;
  /** Buttons for the whole profile. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Receives focus when the page switches between viewing and editing. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Layout of the profile page, for viewing and editing. The header and the aside show the
 * verification status.
 */
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
              We couldn’t load your profile, so this badge may not show your real status.
            </p>
          )}
        </div>
        {actions && <div className="cluster">{actions}</div>}
      </header>
      <div className="with-aside">
        <div className="stack gap-8">{children}</div>
        <aside className="sticky" aria-label="Verification">
          {isUnread ? <VerificationUnread /> : <VerificationCard organization={organization} typed={typed} />}
        </aside>
      </div>
    </Page>
  );
}

/** The verification status as a colored dot and as text, which works without color (ORG-04). */
function VerificationBadge({ organization }: Pick<ProfileLayoutProps, 'organization'>) {
  const isVerified = organization?.verified === true;
  const date = isVerified ? organization.verifiedAt : null;
  return (
    <span className="cluster gap-2">
      <span className="dot" data-kind={isVerified ? 'good' : 'soon'} aria-hidden="true" />
      <span className="strong">{isVerified ? 'Verified Organization' : 'Verification Pending'}</span>
      {date && <span className="quiet">{fill('Verified on {date}', { date: formatLongDate(date) })}</span>}
    </span>
  );
}
