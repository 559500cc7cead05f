import { MOCK_PASSWORD } from '../data/personas.ts';
import type { Account } from './identity-state.ts';

/** The minimum length of a password, in characters. */
export const SHORTEST_PASSWORD = 8;

/** Remembers and checks the accounts' passwords. */
export interface Passwords {
  /** Remembers the password that a user chose, keyed by the account's email address. */
  choose(email: string, password: string): void;
  fits(account: Account, typed: string): boolean;
  forget(): void;
}

/**
 * Users may type real passwords into a simulation, so the mock keeps them only in memory. After a
 * reload, sign-in to an account created by sign-up accepts any password that is long enough. The
 * personas share one public password.
 */
export function createPasswords(): Passwords {
  const chosen = new Map<string, string>();
  const keyOf = (email: string) => email.toLowerCase();
  return {
    choose: (email, password) => void chosen.set(keyOf(email), password),
    fits({ email, hasOwnPassword }, typed) {
      if (!hasOwnPassword) return typed === MOCK_PASSWORD;
      const known = chosen.get(keyOf(email));
      return known === undefined ? typed.length >= SHORTEST_PASSWORD : typed === known;
    },
    forget: () => chosen.clear(),
  };
}
