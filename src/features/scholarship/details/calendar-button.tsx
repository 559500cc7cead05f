import { Button } from '@mantine/core';
import { useState } from 'react';

export interface CalendarButtonProps {
  /** Offers the deadline as a calendar file. Resolves to the message to show, or null. */
  readonly onCalendar: () => Promise<string | null>;
}

/** A button that offers the deadline as a calendar file. Any message appears below it. */
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
