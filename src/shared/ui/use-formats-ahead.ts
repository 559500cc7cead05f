import { useEffect } from 'react';
import { formatLongDate } from '../format/dates.ts';
import { formatCount, formatRupees } from '../format/money.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Makes the formatters of cards while the page waits for its data: on a slow phone the first number alone takes a
 * twentieth of a second, and the first cards would wait for it.
 */
export function useFormatsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        formatCount(0);
        formatRupees(0);
        formatLongDate('2027-03-31');
      }),
    [],
  );
}
