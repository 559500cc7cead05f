import { AppLink } from '#shared/ui/app-link.tsx';
import classes from './verification-needed-note.module.css';

export interface VerificationNeededNoteProps {
  readonly kind: 'no-profile' | 'pending';
}

/** Said before anything is typed: an organization that is not verified cannot publish (ORG-14). */
export function VerificationNeededNote({ kind }: VerificationNeededNoteProps) {
  return (
    <div className={classes.note} role="note">
      {kind === 'no-profile' ? (
        <p>
          <strong>You have no profile yet, and only verified organizations publish.</strong>{' '}
          <AppLink to="/organization/profile">Fill in your profile</AppLink> first. What you type here is kept
          on this device until then.
        </p>
      ) : (
        <p>
          <strong>Your organization is not verified yet, and only verified organizations publish.</strong> You
          can write your scholarship now: it is kept on this device.{' '}
          <AppLink to="/organization/profile">See what your verification needs</AppLink>
        </p>
      )}
    </div>
  );
}
