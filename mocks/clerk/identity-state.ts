import * as v from 'valibot';
import { idSchema, ROLES } from '#contract/schemas/primitives.ts';
import { personas } from '../data/personas.ts';
import type { Clock } from '../scenarios/clock.ts';
import type { TextStore } from '../store/text-stores.ts';

/** The storage key of the sign-in service's state. The stored JSON includes a version number. */
export const STATE_KEY = 'eduempower.mock.identity';
/** The storage key under which the mock keeps an unreadable state instead of deleting it. */
export const PUT_ASIDE_KEY = 'eduempower.mock.identity.unreadable';

const metadataSchema = v.record(v.string(), v.unknown());

const accountSchema = v.object({
  id: idSchema,
  email: v.string(),
  /** Whether the user has chosen a password. The password itself is never stored. */
  hasOwnPassword: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  role: v.nullable(v.picklist(ROLES)),
  unsafeMetadata: metadataSchema,
  createdAt: v.number(),
  updatedAt: v.number(),
});
/** An account of the mocked service. Belongs to a persona, or was created with the sign-up form. */
export type Account = v.InferOutput<typeof accountSchema>;

const sessionSchema = v.object({ id: idSchema, accountId: idSchema, createdAt: v.number() });
/** A live session. Ended sessions are not stored. */
export type SessionRecord = v.InferOutput<typeof sessionSchema>;

const emailCodeSchema = v.object({ expiresAt: v.number(), wrongAttempts: v.number() });
/** The latest email code of a sign-in or sign-up attempt. */
export type EmailCode = v.InferOutput<typeof emailCodeSchema>;

/** The ways to sign in. */
export const strategySchema = v.picklist(['password', 'email_code', 'reset_password_email_code']);

const signInSchema = v.object({
  id: idSchema,
  accountId: idSchema,
  /** The sign-in method that the user last requested or tried, if any. */
  strategy: v.nullable(strategySchema),
  code: v.nullable(emailCodeSchema),
  /** True once the user has entered the correct code and only the new password is missing. */
  needsNewPassword: v.boolean(),
  sessionId: v.nullable(idSchema),
});
export type SignInAttempt = v.InferOutput<typeof signInSchema>;

const signUpSchema = v.object({
  id: idSchema,
  email: v.string(),
  hasPassword: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  unsafeMetadata: metadataSchema,
  code: v.nullable(emailCodeSchema),
  accountId: v.nullable(idSchema),
  sessionId: v.nullable(idSchema),
});
export type SignUpAttempt = v.InferOutput<typeof signUpSchema>;

const stateSchema = v.object({
  version: v.literal(1),
  /** Accounts created by sign-up, and personas whose account has changed. */
  accounts: v.array(accountSchema),
  sessions: v.array(sessionSchema),
  /** The session on this device. Null if signed out. */
  currentSessionId: v.nullable(idSchema),
  signIn: v.nullable(signInSchema),
  signUp: v.nullable(signUpSchema),
});
export type IdentityState = v.InferOutput<typeof stateSchema>;

/**
 * Access to the stored state. Each request reads the state again, because other tabs also write it.
 */
export interface StateFile {
  read(): IdentityState;
  /**
   * Reads the state, lets `edit` change it in place, and saves it. Saves even if `edit` throws,
   * because `edit` counts a wrong code before it rejects the code.
   */
  change<T>(edit: (state: IdentityState) => T): T;
  clear(): void;
}

const emptyState = (): IdentityState => ({
  version: 1,
  accounts: [],
  sessions: [],
  currentSessionId: null,
  signIn: null,
  signUp: null,
});

/**
 * Stores the state with a version number, and validates it on each read. Calls `onChange` after
 * every edit.
 */
export function createStateFile(store: TextStore, onChange?: (state: IdentityState) => void): StateFile {
  let warned = false;

  function read(): IdentityState {
    const text = store.get(STATE_KEY);
    if (text === null) return emptyState();
    const parsed = v.safeParse(stateSchema, parseJson(text));
    if (parsed.success) return parsed.output;
    store.set(PUT_ASIDE_KEY, text);
    store.remove(STATE_KEY);
    if (!warned) console.warn(`[mock] ${STATE_KEY} could not be read and was moved to ${PUT_ASIDE_KEY}`);
    warned = true;
    return emptyState();
  }

  return {
    read,
    change(edit) {
      const state = read();
      try {
        return edit(state);
      } finally {
        store.set(STATE_KEY, JSON.stringify(state));
        onChange?.(state);
      }
    },
    clear: () => store.remove(STATE_KEY),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The creation time of the personas' accounts. It is constant, so that the accounts don't depend on
 * the current date.
 */
const PERSONAS_SINCE = Date.UTC(2026, 0, 5);

/**
 * Returns all accounts: those of the personas, with any changes made on this device, and those
 * created by sign-up on this device.
 */
function accountsOf(state: IdentityState): Account[] {
  const changed = new Map(state.accounts.map((account) => [account.id, account]));
  const known = Object.values(personas).map(
    (one): Account =>
      changed.get(one.userId) ?? {
        id: one.userId,
        email: one.email,
        hasOwnPassword: false,
        firstName: one.firstName,
        lastName: one.lastName,
        role: one.role,
        unsafeMetadata: {},
        createdAt: PERSONAS_SINCE,
        updatedAt: PERSONAS_SINCE,
      },
  );
  const personaIds = new Set(known.map(({ id }) => id));
  return [...known, ...state.accounts.filter(({ id }) => !personaIds.has(id))];
}

export function accountById(state: IdentityState, id: string): Account | undefined {
  return accountsOf(state).find((account) => account.id === id);
}

export function accountByEmail(state: IdentityState, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return accountsOf(state).find((account) => account.email.toLowerCase() === wanted);
}

/** Adds or replaces an account. */
export function putAccount(state: IdentityState, account: Account): void {
  state.accounts = [...state.accounts.filter(({ id }) => id !== account.id), account];
}

/** Clerk documents no limit, so the mock sets its own. */
const MOST_WRONG_ATTEMPTS = 3;
const CODE_LIFETIME_MS = 10 * 60_000;

export const newCode = (now: number): EmailCode => ({ expiresAt: now + CODE_LIFETIME_MS, wrongAttempts: 0 });

/** Returns a code's status, as Clerk's `verification` resource names it. */
export function codeStatus(code: EmailCode, now: number): 'unverified' | 'expired' | 'failed' {
  if (now >= code.expiresAt) return 'expired';
  return code.wrongAttempts < MOST_WRONG_ATTEMPTS ? 'unverified' : 'failed';
}

/** Opens a session on this device and ends the previous one (single session mode). */
export function openSession(
  state: IdentityState,
  accountId: string,
  { clock, createId }: { readonly clock: Clock; readonly createId: () => string },
): SessionRecord {
  closeSession(state, state.currentSessionId);
  const session = { id: `sess_${createId()}`, accountId, createdAt: clock() };
  state.sessions.push(session);
  state.currentSessionId = session.id;
  return session;
}

/** Ends a session, if it is still live. */
export function closeSession(state: IdentityState, sessionId: string | null): void {
  state.sessions = state.sessions.filter(({ id }) => id !== sessionId);
  if (state.currentSessionId === sessionId) state.currentSessionId = null;
}

/** Returns the current session on this device, with its account. Null if signed out. */
export function currentSession(
  state: IdentityState,
): { readonly session: SessionRecord; readonly account: Account } | null {
  const session = state.sessions.find(({ id }) => id === state.currentSessionId);
  const account = session && accountById(state, session.accountId);
  return session && account ? { session, account } : null;
}
