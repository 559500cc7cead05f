import { fill } from '#shared/text/fill.ts';
import { formatDayAndTime } from '../format/moment.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export interface RestoredNoteProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly onDiscard: () => void;
  /** What a draft cannot hold, and what the user can do about it. */
  readonly beside?: string;
}

/** Says that the form holds unsaved changes of an earlier visit, and lets them go (SAFE-04). */
export function RestoredNote({ savedAt, onDiscard, beside }: RestoredNoteProps) {
  return (
    <Notice role="status">
      <p>
        {fill('Your unsaved changes of {when} are back.', { when: formatDayAndTime(savedAt) })} {beside}
      </p>
      <Button variant="default" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    </Notice>
  );
}
