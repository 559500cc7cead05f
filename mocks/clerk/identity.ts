import type { RequestHandler } from 'msw';
import type { Role } from '#contract/schemas/primitives.ts';

/** The user that a bearer token belongs to. */
export interface Bearer {
  readonly userId: string;
  readonly sessionId: string;
  /** The role in the user's public metadata. Null if the metadata names no role. */
  readonly role: Role | null;
  readonly name: string;
  readonly email: string;
}

/**
 * The mocked sign-in service: its accounts, the session of this device, and the HTTP handlers. The
 * REST handlers use it to find the owner of a bearer token.
 */
export interface Identity {
  /** Handlers of the service's Frontend API. */
  readonly handlers: readonly RequestHandler[];
  /**
   * Returns the owner of a token. Null if the token is malformed or expired, or its session has
   * ended.
   */
  verify(token: string): Bearer | null;
  /** Returns the id of the user signed in on this device. Null if signed out. */
  signedIn(): string | null;
  /** Opens a session for an account, as if the user had just signed in. */
  signInAs(userId: string): void;
  /** Ends the session of this device, if any. */
  signOut(): void;
  /** Ends every session, removes accounts created by sign-up, and restores the personas. */
  reset(): void;
}
