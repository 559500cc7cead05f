import { hostInKey } from '../publishable-key.ts';
import type { TextStore } from '../store/text-stores.ts';
import { signInHandlers, signUpHandlers } from './attempt-handlers.ts';
import { createFapi } from './fapi.ts';
import type { FapiContext } from './fapi-context.ts';
import type { Bearer, Identity } from './identity.ts';
import {
  type Account,
  accountById,
  closeSession,
  createStateFile,
  currentSession,
  openSession,
} from './identity-state.ts';
import { createPasswords } from './passwords.ts';
import { sessionHandlers } from './session-handlers.ts';
import { readToken } from './token.ts';

export interface IdentityOptions extends Pick<FapiContext, 'clock' | 'createId' | 'network'> {
  /** The publishable key of the mocked instance. It encodes the host of the Frontend API. */
  readonly publishableKey: string;
  readonly store: TextStore;
  /**
   * Sets a cookie on the site, as Clerk's host does. The `__client_uat` cookie contains the sign-in
   * time in seconds, or 0 when signed out.
   */
  readonly setCookie?: (name: string, value: string) => void;
  /**
   * The kind of bearer token that the site sends (`VITE_API_BEARER`). Defaults to session tokens.
   */
  readonly bearer?: BearerKind;
}

export const bearerKinds = ['session-token', 'user-id'] as const;
export type BearerKind = (typeof bearerKinds)[number];

/**
 * Creates the mocked sign-in service. It imitates Clerk's Frontend API, so the real client and
 * widgets work with it. The personas have accounts, and visitors can create accounts by signing up.
 * The email code is always 424242 and expires after ten minutes. The service answers unknown calls
 * with 501 and logs them.
 *
 * @throws Error if the publishable key encodes no host
 */
export function createIdentity(options: IdentityOptions): Identity {
  const { publishableKey, store, setCookie, bearer = 'session-token', ...rest } = options;
  const host = hostInKey(publishableKey);
  if (host === null) throw new Error(`The publishable key ${publishableKey} names no host`);
  const file = createStateFile(store, (state) => {
    const since = currentSession(state)?.session.createdAt ?? 0;
    setCookie?.('__client_uat', String(Math.floor(since / 1000)));
  });
  const context: FapiContext = {
    ...rest,
    file,
    issuer: `https://${host}`,
    passwords: createPasswords(),
  };
  const fapi = createFapi(context);

  return {
    handlers: [
      ...sessionHandlers(fapi, context),
      ...signInHandlers(fapi, context),
      ...signUpHandlers(fapi, context),
      fapi.rest(),
    ],
    verify(token) {
      if (bearer === 'user-id') {
        const account = accountById(file.read(), token);
        return account ? bearerOf(account, `sess_${account.id}`) : null;
      }
      const claims = readToken(token);
      if (!claims || claims.iss !== context.issuer || claims.exp * 1000 <= context.clock()) return null;
      const state = file.read();
      const session = state.sessions.find(({ id }) => id === claims.sid);
      const account = session && accountById(state, session.accountId);
      if (!session || !account || account.id !== claims.sub) return null;
      return bearerOf(account, session.id);
    },
    signedIn: () => currentSession(file.read())?.account.id ?? null,
    signInAs(userId) {
      file.change((state) => {
        if (!accountById(state, userId)) throw new RangeError(`No account has the id ${userId}`);
        openSession(state, userId, context);
        state.signIn = null;
        state.signUp = null;
      });
    },
    signOut() {
      file.change((state) => closeSession(state, state.currentSessionId));
    },
    reset() {
      file.clear();
      setCookie?.('__client_uat', '0');
      context.passwords.forget();
    },
  };
}

const bearerOf = (account: Account, sessionId: string): Bearer => ({
  userId: account.id,
  sessionId,
  role: account.role,
  name: `${account.firstName} ${account.lastName}`.trim() || account.email,
  email: account.email,
});
