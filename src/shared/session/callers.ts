import type { ApiClientOptions } from '../api/api-client.ts';
import type { AppConfig } from '../config/config.ts';
import type { SessionPort } from '../ports/session.ts';

export interface Callers extends Required<Pick<ApiClientOptions, 'bearer' | 'whileSignedIn'>> {
  /** Cancels the current user's calls. Called when their session ends. */
  readonly end: () => void;
}

/**
 * Chooses each call's bearer token (WIRE-04). A public read doesn't wait for the sign-in service.
 * Until the session has loaded, such a read is sent without a token. A call on behalf of a user
 * waits for the session, and gets a token only if that user is signed in.
 */
export function createCallers(session: SessionPort, kind: AppConfig['apiBearer']): Callers {
  let presence = new AbortController();
  const userId = () => {
    const now = session.getSnapshot();
    return now.status === 'signed-in' ? now.user.id : null;
  };
  return {
    async bearer(as) {
      if (as !== null) await session.settled();
      const before = userId();
      if (before === null || (as ?? before) !== before) return null;
      const token = kind === 'user-id' ? before : await session.getToken();
      // Another user may have signed in meanwhile.
      return userId() === before ? token : null;
    },
    whileSignedIn: () => presence.signal,
    end() {
      presence.abort();
      presence = new AbortController();
    },
  };
}
