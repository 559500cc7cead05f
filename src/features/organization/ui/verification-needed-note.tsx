import { AppLink } from '#shared/ui/app-link.tsx';
import classes from './verification-needed-note.module.css';

export interface VerificationNeededNoteProps {
  readonly kind: 'no-profile' | 'pending';
  readonly profileHref: string;
}

/** Told before anybody types: an organization that is not verified cannot publish (ORG-14). */
export function VerificationNeededNote({ kind, profileHref }: VerificationNeededNoteProps) {
  return (
    <div className={classes.note} role="note">
      {kind === 'no-profile' ? (
        <p>
          <strong>You have no profile yet, and only verified organizations publish.</strong>{' '}
          <AppLink href={profileHref}>Fill in your profile</AppLink> first. What you type here is kept on this
          device until then.
        </p>
      ) : (
        <p>
          <strong>Your organization is not verified yet, and only verified organizations publish.</strong> You
          can write your scholarship now: it is kept on this device.{' '}
          <AppLink href={profileHref}>See what your verification needs</AppLink>
        </p>
      )}
    </div>
  );
}
