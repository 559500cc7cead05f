import { Button } from '@mantine/core';
import { useState } from 'react';

export interface CalendarButtonProps {
  /** Shares or downloads a calendar file. Resolves to the message to show, or null for none. */
  readonly onCalendar: () => Promise<string | null>;
}

/**
 * A button that shares or downloads the deadline as a calendar file. A message below the button
 * says what to do next.
 */
export function CalendarButton({ onCalendar }: CalendarButtonProps) {
  const [note, setNote] = useState<string | null>(null);
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => void onCalendar().then(setNote)}>
        Add deadline to calendar
      </Button>
      <p className="quiet" role="status">
        {note}
      </p>
    </div>
  );
}
