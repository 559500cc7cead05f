import { useEffect, useState } from 'react';

/** How often the time is read anew, in milliseconds: a deadline counts in minutes. */
const TICK_MS = 30_000;

/**
 * The time, in milliseconds since 1970. It goes on while the page is open, and is right again as soon as a sleeping
 * tab is shown, so that a deadline passes on a page that stays open.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const read = () => setNow(Date.now());
    const timer = setInterval(read, TICK_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
}
