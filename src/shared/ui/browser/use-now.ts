import { useEffect, useState } from 'react';

/**
 * How often the time updates, in milliseconds. Twice a minute is enough, because pages show
 * remaining times without seconds.
 */
const TICK_MS = 30_000;

/**
 * Returns the current time, in milliseconds since 1970. Updates regularly, and as soon as the user
 * returns to a sleeping tab.
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
