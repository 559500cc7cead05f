/** Whether the user's changes would survive a reload. */
export type DraftStatus = 'empty' | 'saved' | 'unsaved';

export interface DraftNoteProps {
  readonly status: DraftStatus;
  /** The text for a saved draft. By default, it says that the draft is saved on this device. */
  readonly saved?: string;
}

/**
 * Tells the user whether their draft is safe (SAFE-04). A draft can't be saved if the storage is
 * full or blocked, or contains a draft that a newer version of the site wrote.
 */
export function DraftNote({ status, saved = 'Draft saved on this device' }: DraftNoteProps) {
  return (
    <span className={status === 'unsaved' ? 'attention' : 'good'} role="status">
      {status === 'saved'
        ? saved
        : status === 'unsaved' &&
          'We can’t save your draft on this device. Stay on this page until you’ve sent the form.'}
    </span>
  );
}
