import classes from './draft-note.module.css';

/** Whether the typed text would survive a reload. */
export type DraftStatus = 'empty' | 'saved' | 'unsaved';

export interface DraftNoteProps {
  readonly status: DraftStatus;
  /** Where a draft is, if not on the device. */
  readonly saved?: string;
}

/** Says whether the draft is safe (SAFE-04). A storage that is full or blocked, and a tab that is older than
 * the site, keep nothing. */
export function DraftNote({ status, saved = 'Draft saved on this device' }: DraftNoteProps) {
  return (
    <span className={classes.note} data-status={status} role="status">
      {status === 'saved'
        ? saved
        : status === 'unsaved' &&
          'This page cannot keep your draft on this device. Stay here until you have sent it.'}
    </span>
  );
}
