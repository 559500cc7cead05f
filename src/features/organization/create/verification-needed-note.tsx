import { AppLink } from '#shared/ui/app-link.tsx';
import type { Organization } from '../organization.ts';
import classes from './verification-needed-note.module.css';

export interface VerificationNeededNoteProps {
  /** Null where there is no profile yet; undefined where that is unknown: then the server decides. */
  readonly organization: Organization | null | undefined;
}

/** Said before anything is typed: an organization that is not verified cannot publish (ORG-14). */
export function VerificationNeededNote({ organization }: VerificationNeededNoteProps) {
  if (organization === undefined || organization?.verified) return null;
  return (
    <div className={classes.note} role="note">
      {organization === null ? (
        <p>
          <strong>You have no profile yet, and only verified organizations can publish.</strong>{' '}
          <AppLink to="/organization/profile">Fill in your profile</AppLink> first. What you type here is kept
          on this device until then.
        </p>
      ) : (
        <p>
          <strong>Your organization is not verified yet, and only verified organizations can publish.</strong>{' '}
          You can write your scholarship now: it is kept on this device.{' '}
          <AppLink to="/organization/profile">See what your verification needs</AppLink>
        </p>
      )}
    </div>
  );
}
