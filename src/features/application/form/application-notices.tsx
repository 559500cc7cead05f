import type { ReactNode } from 'react';
import { applicationErrors } from '#contract/errors/application.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import classes from './application-notices.module.css';

export interface ApplicationNoticesProps {
  readonly hasApplied: boolean;
  readonly deadlinePassed: boolean;
}

/** Why the server may refuse, as far as the client can tell (APP-08 to APP-10). */
export function ApplicationNotices({ hasApplied, deadlinePassed }: ApplicationNoticesProps) {
  return (
    // A status: either may become known while the student is already writing below.
    <div role="status">
      {hasApplied && (
        <Notice>
          <p>{applicationErrors['application-409']}</p>
          <AppLink to="/student/applications">See my applications</AppLink>
          <AppLink to="/scholarship">Browse more scholarships</AppLink>
        </Notice>
      )}
      {deadlinePassed && (
        <Notice>
          <p>The deadline of this scholarship has passed. An application sent now may be refused.</p>
        </Notice>
      )}
    </div>
  );
}

/** A notice before the form is filled in. It does not block the form. */
function Notice({ children }: { readonly children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}
