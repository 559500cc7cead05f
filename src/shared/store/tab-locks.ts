/** Locks shared by all tabs of a browser. */
export interface TabLocks {
  /** Waits for the lock with this name, then runs the work. */
  inTurn(name: string, work: () => Promise<void>): Promise<void>;
  /** Runs the work if the lock with this name is free. @returns whether it ran */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Whether any tab holds the lock with this name. */
  isTaken(name: string): Promise<boolean>;
}

/**
 * Wraps the browser's locks. The browser releases the locks of closed and crashed tabs. Browsers
 * offer locks only on secure pages. On other pages, the work runs without a lock.
 */
export function browserLocks(locks: LockManager | undefined): TabLocks {
  if (!locks) {
    return {
      inTurn: (_, work) => work(),
      ifFree: async (_, work) => {
        await work();
        return true;
      },
      isTaken: async () => false,
    };
  }
  return {
    inTurn: (name, work) => locks.request(name, work),
    ifFree: (name, work) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await work();
        return true;
      }),
    isTaken: async (name) => (await locks.query()).held?.some((lock) => lock.name === name) ?? false,
  };
}
