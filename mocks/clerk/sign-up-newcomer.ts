import { personNumber } from '../data/people.ts';
import type { Newcomer } from '../scenarios/newcomer.ts';
import type { FapiContext } from './fapi-context.ts';
import { accountByEmail, type IdentityState, openSession, putAccount } from './identity-state.ts';

/** A domain reserved for examples: no mail reaches it. */
const DOMAIN = 'newcomers.example';

/** An unused address: `lalita.devi@…`, `lalita.devi.2@…`. A name without Latin letters gives none of its own. */
function freeEmail(state: IdentityState, name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const local = letters.match(/[a-z0-9]+/g)?.join('.') ?? 'somebody';
  for (let count = 1; ; count++) {
    const email = `${local}${count === 1 ? '' : `.${count}`}@${DOMAIN}`;
    if (!accountByEmail(state, email)) return email;
  }
}

/**
 * Makes an account as the service does at the end of a sign-up, and opens its session: the role in its metadata, and
 * nothing anywhere else. The site's own call registers the person.
 */
export function signUpNewcomer(state: IdentityState, { role, name }: Newcomer, context: FapiContext): void {
  const madeUp = personNumber(state.accounts.length);
  const [firstName = '', ...others] = (name === '' ? `${madeUp.givenName} ${madeUp.familyName}` : name).split(
    ' ',
  );
  const lastName = others.join(' ');
  const id = `user_${context.createId()}`;
  const now = context.clock();
  // With the personas' password: a newcomer that the panel made can sign in again by hand.
  putAccount(state, {
    id,
    email: freeEmail(state, `${firstName} ${lastName}`),
    hasOwnPassword: false,
    firstName,
    lastName,
    role,
    unsafeMetadata: role === null ? {} : { role },
    createdAt: now,
    updatedAt: now,
  });
  openSession(state, id, context);
  state.signIn = null;
  state.signUp = null;
}
