import { useEffect, useState } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/** What a form waits for before it is sent. */
export interface Wait {
  /** How long to wait for a busy server, in milliseconds. Null to wait for a connection. */
  readonly ms: number | null;
  /** Why the form was not sent, as shown to the user. */
  readonly reasons: readonly string[];
  readonly goOn: () => void;
  readonly stop: () => void;
}

/**
 * Waits for a connection, or as long as a busy server asks. Ends early if the user continues,
 * cancels or leaves.
 */
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

  /** @returns whether to continue */
  const until = (ms: number | null, reasons: readonly string[] = []): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      setWait({ ms, reasons, goOn: () => resolve(true), stop: () => resolve(false) });
    }).finally(() => setWait(null));
  return { wait, until };
}
