const SECOND_MS = 1000;

/**
 * Counts down, and calls `onSecond` every second. Ends early when the device is back online or the
 * signal aborts.
 */
export async function countDown(
  seconds: number,
  signal: AbortSignal,
  onSecond: (secondsLeft: number) => void,
): Promise<void> {
  const early = new AbortController();
  const end = () => early.abort();
  signal.addEventListener('abort', end);
  globalThis.addEventListener?.('online', end);
  for (
    let secondsLeft = seconds;
    secondsLeft > 0 && !early.signal.aborted && !signal.aborted;
    secondsLeft -= 1
  ) {
    onSecond(secondsLeft);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SECOND_MS);
      early.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
  signal.removeEventListener('abort', end);
  globalThis.removeEventListener?.('online', end);
}
