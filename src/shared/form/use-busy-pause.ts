import { useEffect, useState } from 'react';

/** A busy server is left alone for a while, and then asked again. */
export interface BusyPause {
  /** In milliseconds, from when it began. */
  readonly ms: number;
  readonly tryNow: () => void;
  readonly stop: () => void;
}

/** Leaves a busy server alone for as long as it asks, unless the person wants to try before, or to stop. */
export function useBusyPause() {
  const [pause, setPause] = useState<BusyPause | null>(null);
  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(pause.tryNow, pause.ms);
    return () => clearTimeout(timer);
  }, [pause]);

  /** @returns whether to ask the server again */
  const waitOut = (ms: number): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      setPause({ ms, tryNow: () => resolve(true), stop: () => resolve(false) });
    }).finally(() => setPause(null));
  return { pause, waitOut };
}
