const SECOND_MS = 1000;

/** Counts down the seconds. Ends early when the device is back online or the signal aborts. */
export async function countDown(
  seconds: number,
  signal: AbortSignal,
  onSecond: (left: number) => void,
): Promise<void> {
  const early = new AbortController();
  const end = () => early.abort();
  signal.addEventListener('abort', end);
  globalThis.addEventListener?.('online', end);
  for (let left = seconds; left > 0 && !early.signal.aborted && !signal.aborted; left -= 1) {
    onSecond(left);
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
