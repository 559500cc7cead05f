import { useEffect, useState } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/** A form's wait for a busy server or a connection. */
export interface Wait {
  /** How long to wait for a busy server, in milliseconds. Null to wait for a connection. */
  readonly ms: number | null;
  /** Why the form was not sent, as shown to the user. */
  readonly reasons: readonly string[];
  readonly goOn: () => void;
  readonly stop: () => void;
}

/**
 * Lets a form wait for a connection or a busy server. The wait ends early if the user presses
 * 'Try now', cancels the wait or leaves the form.
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

  /** @returns true if the form should continue, false if the user stopped the wait */
  const until = (ms: number | null, reasons: readonly string[] = []): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      setWait({ ms, reasons, goOn: () => resolve(true), stop: () => resolve(false) });
    }).finally(() => setWait(null));
  return { wait, until };
}
