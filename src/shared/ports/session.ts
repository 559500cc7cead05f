import type { Role } from '#contract/schemas/primitives.ts';

/** A signed-in user, as the authentication service knows them. */
export interface SessionUser {
  readonly id: string;
  /** The full name. Empty if the account has none. */
  readonly name: string;
  readonly email: string | null;
  /** The phone number with its country code. Missing if the account has none. */
  readonly phone?: string;
  /** The role from the public metadata. Null if it has none (AUTH-05). */
  readonly role: Role | null;
}

export type Session =
  /** The authentication service has not responded yet. Public pages don't wait for it. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly sessionId: string; readonly user: SessionUser };

/**
 * The session of a prerendered page and of every first render. One object, so React sees no change.
 */
export const LOADING: Session = { status: 'loading' };

export type SettledSession = Exclude<Session, { status: 'loading' }>;

/**
 * Why the service is unavailable (AUTH-06). The session then counts as signed out, and public pages
 * keep working.
 */
export type SessionProblem =
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The service's script did not load or did not respond. */
  | { readonly kind: 'script' };

/** The service did not respond to a request. The request may still have succeeded. */
export class SessionUnreachableError extends Error {
  override readonly name = 'SessionUnreachableError';
}

/** The authentication service. Only adapters know which one. */
export interface SessionPort {
  /** The current session. Returns the same object until it changes. */
  getSnapshot(): Session;
  /** Calls back after each change. @returns a function that stops the calls */
  subscribe(listener: () => void): () => void;
  /**
   * Loads the service if needed. Resolves with the session once the service has responded or failed
   * to load.
   */
  settled(): Promise<SettledSession>;
  /** Why the service is unavailable, or null. Returns the same object until it changes. */
  getProblem(): SessionProblem | null;
  /**
   * A token for the REST API. Null if signed out.
   *
   * @throws SessionUnreachableError if the service did not respond
   */
  getToken(): Promise<string | null>;
  /**
   * Saves the user's full name in their account.
   *
   * @throws SessionUnreachableError if the service did not respond
   * @throws Error if that user is not signed in, or the service refuses
   */
  rename(name: string, userId: string): Promise<void>;
  /**
   * Ends the session. Resolves when the service has ended it.
   *
   * @throws SessionUnreachableError if the service did not respond
   * @throws Error if the service refuses
   */
  signOut(): Promise<void>;
}
