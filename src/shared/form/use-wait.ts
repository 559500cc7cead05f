import { useEffect, useState } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/** What a form waits for before it is sent. */
export interface Wait {
  /** How long a busy server is left alone, in milliseconds; null until there is a connection. */
  readonly ms: number | null;
  /** Why it was not sent, as the form says it. */
  readonly reasons: readonly string[];
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** Waits for a connection, or as long as a busy server asks, unless the user goes on sooner, stops or leaves. */
export function useWait() {
  const [wait, setWait] = useState<Wait | null>(null);
  useEffect(() => {
    if (wait === null) return;
    const timer = wait.ms === null ? undefined : setTimeout(wait.goOn, wait.ms);
    return () => {
      clearTimeout(timer);
      wait.stop();
    };
  }, [wait]);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && wait?.ms === null) wait.goOn();
  }, [wait, isOnline]);

  /** @returns whether to go on */
  const until = (ms: number | null, reasons: readonly string[] = []): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      setWait({ ms, reasons, goOn: () => resolve(true), stop: () => resolve(false) });
    }).finally(() => setWait(null));
  return { wait, until };
}
