import type { Role } from '#contract/schemas/primitives.ts';

/** A signed-in user, as the authentication service knows them. */
export interface SessionUser {
  readonly id: string;
  /** The full name; empty where the account has none. */
  readonly name: string;
  readonly email: string | null;
  /** The role from the public metadata; null where the service has none (AUTH-05). */
  readonly role: Role | null;
}

export type Session =
  /** The authentication service has not answered yet. Public pages do not wait for it. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly sessionId: string; readonly user: SessionUser };

/** The session of a page that the build drew, and of every first render: one object, so that React sees no change in it. */
export const LOADING: Session = { status: 'loading' };

export type SettledSession = Exclude<Session, { status: 'loading' }>;

/** Why the service cannot be had (AUTH-06). The session is then signed out, and public pages go on. */
export type SessionProblem =
  /** A configured value is missing or malformed; `variable` is its name. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /** Its script could not be downloaded, or did not get as far as answering. */
  | { readonly kind: 'script' };

/** The service did not answer a request: nothing says that it was done. */
export class SessionUnreachableError extends Error {
  override readonly name = 'SessionUnreachableError';
}

/** What the product knows of the authentication service. Adapters alone know which service it is. */
export interface SessionPort {
  /** The session now. The same object until something changes. */
  getSnapshot(): Session;
  /** Calls back after each change. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** The session, once the service has answered. Asks the service to load now, if it has not begun. */
  settled(): Promise<SettledSession>;
  /** Why the service does not work, or null. The same object until something changes. */
  getProblem(): SessionProblem | null;
  /** A token for the REST API, or null when signed out. */
  getToken(): Promise<string | null>;
  /**
   * Saves a full name in a person's account.
   * @throws while that person is not signed in, or the service refuses
   */
  rename(name: string, userId: string): Promise<void>;
  /**
   * Ends the session. Resolves when the service has forgotten it.
   * @throws SessionUnreachableError where the service did not answer, anything else where it refuses
   */
  signOut(): Promise<void>;
}
