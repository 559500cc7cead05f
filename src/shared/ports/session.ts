import type { Role } from '#contract/schemas/primitives.ts';

/** A signed-in user, as the sign-in service describes them. */
export interface SessionUser {
  readonly id: string;
  /** The full name. Empty if the account has none. */
  readonly name: string;
  readonly email: string | null;
  /** The phone number with its country code. Missing if the account has none. */
  readonly phone?: string;
  /** The role in the account's public metadata. Null if the metadata has none (AUTH-05). */
  readonly role: Role | null;
}

export type Session =
  /** The sign-in service has not responded yet. Public pages don't wait for it. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly sessionId: string; readonly user: SessionUser };

/**
 * The session of a prerendered page and of every first render. Always the same object, so that
 * React sees no change.
 */
export const LOADING: Session = { status: 'loading' };

export type SettledSession = Exclude<Session, { status: 'loading' }>;

/**
 * Why the sign-in service is unavailable (AUTH-06). The user then counts as signed out, and
 * public pages keep working.
 */
export type SessionProblem =
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The sign-in service's script did not load or did not respond. */
  | { readonly kind: 'script' };

/** The sign-in service did not respond to a request. The request may still have succeeded. */
export class SessionUnreachableError extends Error {
  override readonly name = 'SessionUnreachableError';
}

/** The sign-in service. Only adapters know which service it is. */
export interface SessionPort {
  /** The current session. Returns the same object until the session changes. */
  getSnapshot(): Session;
  /** Calls the listener after each change. @returns a function that unsubscribes it */
  subscribe(listener: () => void): () => void;
  /**
   * Loads the sign-in service if needed. Resolves with the session once the service has responded
   * or failed to load.
   */
  settled(): Promise<SettledSession>;
  /**
   * Why the sign-in service is unavailable, or null. Returns the same object until the problem
   * changes.
   */
  getProblem(): SessionProblem | null;
  /**
   * Returns a bearer token for the REST API. Null if no user is signed in.
   *
   * @throws SessionUnreachableError if the service did not respond
   */
  getToken(): Promise<string | null>;
  /**
   * Saves the user's full name in their account.
   *
   * @throws SessionUnreachableError if the service did not respond
   * @throws Error if that user is not signed in, or if the service refuses the name
   */
  rename(name: string, userId: string): Promise<void>;
  /**
   * Ends the session. Resolves when the sign-in service has ended it.
   *
   * @throws SessionUnreachableError if the service did not respond
   * @throws Error if the service refuses
   */
  signOut(): Promise<void>;
}
