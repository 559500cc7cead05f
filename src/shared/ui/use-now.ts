import { useEffect, useState } from 'react';

/** How often the time is updated, in milliseconds: deadlines are counted in minutes. */
const TICK_MS = 30_000;

/**
 * The time, in milliseconds since 1970. Updated while the page is open, and as soon as a sleeping tab is shown, so
 * that deadlines pass on an open page.
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
