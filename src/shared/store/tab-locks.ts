/** Stops the tabs of one browser from doing the same thing at the same time. */
export interface TabLocks {
  /** Does the work when no other tab does work under this name; waits for its turn. */
  inTurn(name: string, work: () => Promise<void>): Promise<void>;
  /** Does the work unless another tab does some under this name. @returns whether it was done */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Whether some tab, this one or another, does work under this name. */
  isTaken(name: string): Promise<boolean>;
}

/**
 * The browser's own locks: a tab that closes or crashes releases them. A page without a secure
 * connection has none; it goes on without.
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
