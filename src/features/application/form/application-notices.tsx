import { applicationErrors } from '#contract/errors/application.ts';
import { formatDeadline } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';

export interface ApplicationNoticesProps {
  readonly hasApplied: boolean;
  /** Whether the student has withdrawn an application to correct it (MINE-02). */
  readonly isTakenBack: boolean;
  readonly deadline: string;
  readonly deadlinePassed: boolean;
}

/**
 * Tells students what they need to know before they write, and why the server may refuse the
 * application (APP-08 to APP-10).
 */
export function ApplicationNotices(props: ApplicationNoticesProps) {
  const { hasApplied, isTakenBack, deadline, deadlinePassed } = props;
  return (
    // A live region, because notices can appear while the student is writing.
    <div className="stack" role="status">
      {hasApplied && (
        <Notice tone="attention">
          <p>{applicationErrors['application-409']}</p>
          <AppLink to="/student/applications">See my applications</AppLink>
          <AppLink to="/scholarship">Browse more scholarships</AppLink>
        </Notice>
      )}
      {isTakenBack && !hasApplied && (
        <Notice tone="attention">
          <div>
            <p className="strong">You withdrew your application to correct it.</p>
            {!deadlinePassed && (
              <p>
                {fill('Send it again by {deadline}. Until you do, the organization can’t see it.', {
                  deadline: formatDeadline(deadline),
                })}
              </p>
            )}
          </div>
        </Notice>
      )}
      {deadlinePassed && (
        <Notice tone="attention">
          <p>
            The deadline for this scholarship has passed. If you apply now, your application may be refused.
          </p>
        </Notice>
      )}
    </div>
  );
}
