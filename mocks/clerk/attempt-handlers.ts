import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { type Role, roleSchema } from '#contract/schemas/primitives.ts';
import { type Fapi, type FapiCall, type FapiContext, FapiError } from './fapi.ts';
import {
  accountByEmail,
  accountById,
  currentSession,
  type IdentityState,
  openSession,
  putAccount,
  type SignInAttempt,
  type SignUpAttempt,
} from './identity-state.ts';
import { signInResource, signUpResource } from './resources.ts';
import { checkedPassword, metadataField, notKnown } from './session-handlers.ts';

/** The code that every email of the mock carries. */
const EMAIL_CODE = '424242';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The handlers for signing in: who, then a password or the code from an email. */
export function signInHandlers(fapi: Fapi, context: FapiContext): RequestHandler[] {
  function prove(state: IdentityState, attempt: SignInAttempt, call: FapiCall) {
    const account = accountById(state, attempt.accountId);
    const strategy = call.field('strategy') === 'email_code' ? 'email_code' : 'password';
    attempt.strategy = strategy;
    if (strategy === 'email_code') {
      checkCode(call);
    } else if (!account || !context.passwords.fits(account, call.field('password') ?? '')) {
      throw new FapiError(
        422,
        'form_password_incorrect',
        'Password is incorrect. Try again, or use another method.',
        'password',
      );
    }
    attempt.sessionId = openSession(state, attempt.accountId, context).id;
  }

  function found(state: IdentityState, call: FapiCall): SignInAttempt {
    if (state.signIn?.id === call.param('id')) return state.signIn;
    throw new FapiError(404, 'resource_not_found', 'This sign-in has ended. Start again.');
  }

  return [
    fapi.mutation('/client/sign_ins', (state, call) => {
      refuseSecondSession(state);
      const account = accountByEmail(state, call.field('identifier') ?? '');
      if (!account) {
        throw new FapiError(422, 'form_identifier_not_found', "Couldn't find your account.", 'identifier');
      }
      const attempt: SignInAttempt = {
        id: `sia_${context.createId()}`,
        accountId: account.id,
        strategy: null,
        sessionId: null,
      };
      if (call.field('password') !== null) prove(state, attempt, call);
      state.signIn = attempt;
      return signInResource(state, attempt);
    }),
    fapi.mutation('/client/sign_ins/:id/prepare_first_factor', (state, call) => {
      const attempt = found(state, call);
      attempt.strategy = 'email_code';
      return signInResource(state, attempt);
    }),
    fapi.mutation('/client/sign_ins/:id/attempt_first_factor', (state, call) => {
      const attempt = found(state, call);
      prove(state, attempt, call);
      return signInResource(state, attempt);
    }),
  ];
}

/** The handlers for signing up: email and password, then the code from an email. */
export function signUpHandlers(fapi: Fapi, context: FapiContext): RequestHandler[] {
  function found(state: IdentityState, call: FapiCall): SignUpAttempt {
    if (state.signUp?.id === call.param('id')) return state.signUp;
    throw new FapiError(404, 'resource_not_found', 'This sign-up has ended. Start again.');
  }

  /** Reads the form over what an earlier step brought. */
  function fill(state: IdentityState, call: FapiCall, before: SignUpAttempt): SignUpAttempt {
    const email = (call.field('email_address') ?? before.email).trim();
    if (!EMAIL.test(email)) {
      throw new FapiError(
        422,
        'form_param_format_invalid',
        'Email address must be a valid email address.',
        'email_address',
      );
    }
    if (accountByEmail(state, email)) {
      throw new FapiError(
        422,
        'form_identifier_exists',
        'That email address is taken. Please try another.',
        'email_address',
      );
    }
    const password = call.field('password');
    if (password !== null || !before.hasPassword) {
      context.passwords.choose(email, checkedPassword(password ?? '', 'password'));
    }
    return {
      ...before,
      email,
      hasPassword: true,
      firstName: call.field('first_name') ?? before.firstName,
      lastName: call.field('last_name') ?? before.lastName,
      unsafeMetadata: metadataField(call) ?? before.unsafeMetadata,
      codeSent: before.codeSent && email === before.email,
    };
  }

  return [
    fapi.mutation('/client/sign_ups', (state, call) => {
      refuseSecondSession(state);
      state.signUp = fill(state, call, emptySignUp(`sua_${context.createId()}`));
      return signUpResource(state.signUp);
    }),
    fapi.mutation('/client/sign_ups/:id', (state, call) => {
      if (call.method !== 'PATCH') throw notKnown(call);
      state.signUp = fill(state, call, found(state, call));
      return signUpResource(state.signUp);
    }),
    fapi.mutation('/client/sign_ups/:id/prepare_verification', (state, call) => {
      const attempt = found(state, call);
      attempt.codeSent = true;
      return signUpResource(attempt);
    }),
    fapi.mutation('/client/sign_ups/:id/attempt_verification', (state, call) => {
      const attempt = found(state, call);
      checkCode(call);
      const now = context.clock();
      const accountId = `user_${context.createId()}`;
      putAccount(state, {
        id: accountId,
        email: attempt.email,
        hasOwnPassword: true,
        firstName: attempt.firstName,
        lastName: attempt.lastName,
        role: checkedRole(attempt.unsafeMetadata),
        unsafeMetadata: attempt.unsafeMetadata,
        createdAt: now,
        updatedAt: now,
      });
      attempt.accountId = accountId;
      attempt.sessionId = openSession(state, accountId, context).id;
      return signUpResource(attempt);
    }),
  ];
}

/**
 * A browser cannot write public metadata: the real system's server copies the role that the user chose
 * there, after a check that it is one of the three (AUTH-05).
 */
function checkedRole(metadata: Record<string, unknown>): Role | null {
  const role = v.safeParse(roleSchema, metadata.role);
  return role.success ? role.output : null;
}

function checkCode(call: FapiCall): void {
  if (call.field('code') === EMAIL_CODE) return;
  throw new FapiError(422, 'form_code_incorrect', 'Incorrect code. Please try again.', 'code');
}

function refuseSecondSession(state: IdentityState): void {
  if (!currentSession(state)) return;
  throw new FapiError(400, 'session_exists', "You're already signed in.");
}

function emptySignUp(id: string): SignUpAttempt {
  return {
    id,
    email: '',
    hasPassword: false,
    firstName: '',
    lastName: '',
    unsafeMetadata: {},
    codeSent: false,
    accountId: null,
    sessionId: null,
  };
}
