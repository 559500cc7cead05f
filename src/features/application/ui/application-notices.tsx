import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Role } from '#contract/schemas/primitives.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Notice } from './notice.tsx';

export interface ApplicationNoticesProps {
  readonly hasApplied: boolean;
  readonly deadlinePassed: boolean;
  /** The person's role where it is known; null where it is not. */
  readonly role: Role | null;
}

/** What speaks against applying, as far as the client can tell. The server decides (APP-08 to APP-10). */
export function ApplicationNotices({ hasApplied, deadlinePassed, role }: ApplicationNoticesProps) {
  return (
    <>
      {hasApplied && (
        <Notice>
          <p>{errorCatalogue['application-409'].text}</p>
          <AppLink href="/scholarship">Browse more scholarships</AppLink>
        </Notice>
      )}
      {deadlinePassed && (
        <Notice>
          <p>The deadline of this scholarship has passed. An application sent now may be refused.</p>
        </Notice>
      )}
      {role !== null && role !== 'STUDENT' && (
        <Notice>
          <p>Only students can apply, and your account is not a student’s.</p>
        </Notice>
      )}
    </>
  );
}
