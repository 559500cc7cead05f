import type { ReactNode, Ref } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { BackLink, Page } from '#shared/ui/layout/page.tsx';
import type { Organization } from '../organization.ts';
import classes from './profile-layout.module.css';
import { type MissingFields, VerificationCard, VerificationUnread } from './verification-card.tsx';

export interface ProfileLayoutProps {
  /**
   * The saved profile, or the account's details if the profile could not be read. Null if there is
   * no profile yet.
   */
  readonly organization: Organization | null;
  /** True if the profile could not be read. */
  readonly isUnread?: boolean;
  /** True if `children` is the form. */
  readonly isEditing?: boolean;
  /**
   * The fields that verification needs but that are empty in the open form. Null if no form is
   * open.
   */
  readonly typed?: MissingFields | null;
  /** Buttons shown beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Receives focus when the page switches between viewing and editing. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Layout of the profile page, for viewing and editing. The header shows the verification status.
 * Until the organization is verified, an aside shows what is missing. On phones, the aside comes
 * before the profile.
 */
export function ProfileLayout({
  organization,
  isUnread = false,
  isEditing = false,
  typed = null,
  actions,
  children,
  headingRef,
}: ProfileLayoutProps) {
  const isVerified = !isUnread && organization?.verified === true;
  return (
    <Page>
      <header className={`cluster between gap-6 ${classes.header}`}>
        <div className="stack gap-3">
          {isEditing && organization !== null && (
            <BackLink to="/organization/profile">Back to profile</BackLink>
          )}
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
      <div className={isVerified && !isEditing ? undefined : 'with-aside'}>
        {!isVerified && (
          <aside className={`sticky ${classes.aside}`} aria-label="Verification">
            {isUnread ? (
              <VerificationUnread />
            ) : (
              <VerificationCard organization={organization} typed={typed} />
            )}
          </aside>
        )}
        <div className="stack gap-8">{children}</div>
      </div>
    </Page>
  );
}

/** Shows the verification status as text and as a colored dot (ORG-04). */
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
