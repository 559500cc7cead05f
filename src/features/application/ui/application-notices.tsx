import { applicationErrors } from '#contract/errors/application.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Notice } from './notice.tsx';

export interface ApplicationNoticesProps {
  readonly hasApplied: boolean;
  readonly deadlinePassed: boolean;
  /** False only where it is known that the person has another role. */
  readonly isStudent: boolean;
}

/** What speaks against applying, as far as the client can tell. The server decides (APP-08 to APP-10). */
export function ApplicationNotices({ hasApplied, deadlinePassed, isStudent }: ApplicationNoticesProps) {
  return (
    <>
      {hasApplied && (
        <Notice>
          <p>{applicationErrors['application-409'].text}</p>
          <AppLink href="/scholarship">Browse more scholarships</AppLink>
        </Notice>
      )}
      {deadlinePassed && (
        <Notice>
          <p>The deadline of this scholarship has passed. An application sent now may be refused.</p>
        </Notice>
      )}
      {!isStudent && (
        <Notice>
          <p>Only students can apply, and your account is not a student’s.</p>
        </Notice>
      )}
    </>
  );
}
