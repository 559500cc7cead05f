import type { Role } from '#contract/schemas/primitives.ts';

/** A signed-in user, as the authentication service knows them. */
export interface SessionUser {
  readonly id: string;
  /** The full name; empty if the account has none. */
  readonly name: string;
  readonly email: string | null;
  /** With the country's code; missing where the account has none. */
  readonly phone?: string;
  /** The role from the public metadata; null if it has none (AUTH-05). */
  readonly role: Role | null;
}

export type Session =
  /** The authentication service has not answered yet; public pages do not wait for it. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly sessionId: string; readonly user: SessionUser };

/** The session of a prerendered page and of every first render: one object, so that React sees no change. */
export const LOADING: Session = { status: 'loading' };

export type SettledSession = Exclude<Session, { status: 'loading' }>;

/** Why the service is unavailable (AUTH-06). The session is then signed out, and public pages keep working. */
export type SessionProblem =
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The service's script did not load, or did not answer. */
  | { readonly kind: 'script' };

/** The service did not answer a request, which may have failed. */
export class SessionUnreachableError extends Error {
  override readonly name = 'SessionUnreachableError';
}

/** The authentication service. Only adapters know which one. */
export interface SessionPort {
  /** The current session; the same object until it changes. */
  getSnapshot(): Session;
  /** Calls back after each change. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Resolves with the session once the service has answered or could not be loaded; loads it if needed. */
  settled(): Promise<SettledSession>;
  /** Why the service is unavailable, or null; the same object until it changes. */
  getProblem(): SessionProblem | null;
  /**
   * A token for the REST API, or null when signed out.
   * @throws SessionUnreachableError if the service did not answer
   */
  getToken(): Promise<string | null>;
  /**
   * Saves the user's full name in their account.
   * @throws SessionUnreachableError if the service did not answer; any other error if that user is not signed in, or
   *   the service refuses
   */
  rename(name: string, userId: string): Promise<void>;
  /**
   * Ends the session. Resolves when the service has ended it.
   * @throws SessionUnreachableError if the service did not answer, any other error if it refuses
   */
  signOut(): Promise<void>;
}
