import { Button } from '#shared/ui/button.tsx';
import classes from './restored-note.module.css';

const when = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

export interface RestoredNoteProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says that the form holds unsaved changes of an earlier visit, and lets them go. */
export function RestoredNote({ savedAt, onDiscard }: RestoredNoteProps) {
  return (
    <div className={classes.note} role="status">
      <p>
        Your unsaved changes of {when.format(savedAt)} are back. Files that were still uploading have to be
        chosen again.
      </p>
      <Button variant="default" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  );
}
