import type { SessionPort, SettledSession } from '../ports/session.ts';

/** Resolves with the session once it is no longer loading. */
export function whenSettled(port: Pick<SessionPort, 'getSnapshot' | 'subscribe'>): Promise<SettledSession> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const session = port.getSnapshot();
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    };
    stop = port.subscribe(look);
    look();
  });
}
