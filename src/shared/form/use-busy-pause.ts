import { useEffect, useState } from 'react';

/** A pause before a busy server is asked again. */
export interface BusyPause {
  /** In milliseconds, from when it began. */
  readonly ms: number;
  /** Why the server refused, as the form says it. */
  readonly said: readonly string[];
  readonly tryNow: () => void;
  readonly stop: () => void;
}

/** Waits as long as a busy server asks, unless the user retries sooner, stops or leaves. */
export function useBusyPause() {
  const [pause, setPause] = useState<BusyPause | null>(null);
  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(pause.tryNow, pause.ms);
    return () => {
      clearTimeout(timer);
      pause.stop();
    };
  }, [pause]);

  /** @returns whether to ask the server again */
  const waitOut = (ms: number, said: readonly string[]): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      setPause({ ms, said, tryNow: () => resolve(true), stop: () => resolve(false) });
    }).finally(() => setPause(null));
  return { pause, waitOut };
}
