import { fill } from '#shared/text/fill.ts';
import { Button } from '../ui/button.tsx';
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
  /** What a draft cannot hold, and what a person does about it. */
  readonly beside?: string;
}

/** Says that the form holds unsaved changes of an earlier visit, and lets them go (SAFE-04). */
export function RestoredNote({ savedAt, onDiscard, beside }: RestoredNoteProps) {
  return (
    <div className={classes.note} role="status">
      <p>
        {fill('Your unsaved changes of {when} are back.', { when: when.format(savedAt) })} {beside}
      </p>
      <Button variant="default" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  );
}
