import type { RequestHandler } from 'msw';
import type { Role } from '#contract/schemas/primitives.ts';

/** The user of a session token. */
export interface Bearer {
  readonly userId: string;
  readonly sessionId: string;
  /** The role in the public metadata, if any. */
  readonly role: Role | null;
  readonly name: string;
  readonly email: string;
}

/**
 * The mocked authentication service: who has an account, who is signed in on this device, and the
 * handlers that speak its wire. The REST handlers ask it who a bearer token belongs to.
 */
export interface Identity {
  /** Answers the service's Frontend API. */
  readonly handlers: readonly RequestHandler[];
  /** Who a token belongs to; null when it is malformed, expired, or its session has ended. */
  verify(token: string): Bearer | null;
  /** The id of the person who is signed in on this device, if anybody is. */
  signedIn(): string | null;
  /** Opens a session for an account, as if the person had just signed in. */
  signInAs(userId: string): void;
  /** Ends the session of this device, if there is one. */
  signOut(): void;
  /** Forgets every account made here and every session. */
  reset(): void;
}
