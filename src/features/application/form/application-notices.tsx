import { applicationErrors } from '#contract/errors/application.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';

export interface ApplicationNoticesProps {
  readonly hasApplied: boolean;
  readonly deadlinePassed: boolean;
}

/** Why the server may refuse, as far as the client can tell (APP-08 to APP-10). */
export function ApplicationNotices({ hasApplied, deadlinePassed }: ApplicationNoticesProps) {
  return (
    // A status: either may become known while the student is already writing below.
    <div className="stack" role="status">
      {hasApplied && (
        <Notice tone="attention">
          <p>{applicationErrors['application-409']}</p>
          <AppLink to="/student/applications">See my applications</AppLink>
          <AppLink to="/scholarship">Browse more scholarships</AppLink>
        </Notice>
      )}
      {deadlinePassed && (
        <Notice tone="attention">
          <p>The deadline of this scholarship has passed. An application sent now may be refused.</p>
        </Notice>
      )}
    </div>
  );
}
