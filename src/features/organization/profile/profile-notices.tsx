import { Button } from '@mantine/core';
import { formatDayAndTime } from '#shared/format/moment.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';

/**
 * Confirms that the profile was saved (ORG-02). Always rendered, so that screen readers announce
 * the text. The caller hides the text after 3 s.
 */
export function SavedBanner({ isShown }: { readonly isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <p className="notice strong" data-tone="good">
          Profile updated successfully!
        </p>
      )}
    </div>
  );
}

export interface UnsavedNoteProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly onContinue: () => void;
}

/** Shown with a profile that has unsaved changes on this device (SAFE-04). */
export function UnsavedNote({ savedAt, onContinue }: UnsavedNoteProps) {
  return (
    <Notice>
      <p>
        {fill('Your changes from {when} are stored on this device but not saved to your profile yet.', {
          when: formatDayAndTime(savedAt),
        })}
      </p>
      <Button variant="default" size="sm" onClick={onContinue}>
        Continue editing
      </Button>
    </Notice>
  );
}

/** Shown after the organization has saved its first profile. */
export function PublishNext() {
  return (
    <Notice>
      <p>
        <strong>Next: publish your first scholarship.</strong> You don’t have to wait until you’re verified.
      </p>
      <LinkButton variant="next" to="/organization/dashboard/create-scholarship">
        Create a scholarship
      </LinkButton>
    </Notice>
  );
}

/**
 * Shown above the form of a verified organization. Warns that saving resets its verification
 * (ORG-04).
 */
export function VerifiedNote() {
  return (
    <Notice tone="attention">
      <p>
        <strong>Saving changes resets your verification</strong> until our team has reviewed them.
      </p>
    </Notice>
  );
}
