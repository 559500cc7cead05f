import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { type Role, roleSchema } from '#contract/schemas/primitives.ts';
import { type Fapi, type FapiCall, FapiError } from './fapi.ts';
import type { FapiContext } from './fapi-context.ts';
import {
  accountByEmail,
  accountById,
  codeStatus,
  currentSession,
  type EmailCode,
  type IdentityState,
  newCode,
  openSession,
  putAccount,
  type SignInAttempt,
  type SignUpAttempt,
  strategySchema,
} from './identity-state.ts';
import { signInResource, signUpResource } from './resources.ts';
import { checkedPassword, metadataField, notKnown } from './session-handlers.ts';

/** The code that every mocked email contains. */
const EMAIL_CODE = '424242';
/** Entering this code makes the current code expire, so that testers need not wait. */
const EXPIRING_CODE = '242424';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Handlers for sign-in (an identifier, then a password or an email code) and for resetting a
 * forgotten password.
 */
export function signInHandlers(fapi: Fapi, context: FapiContext): RequestHandler[] {
  function prove(state: IdentityState, attempt: SignInAttempt, call: FapiCall) {
    const account = accountById(state, attempt.accountId);
    attempt.strategy = strategyField(call);
    if (attempt.strategy !== 'password') {
      checkCode(attempt.code, call, context.clock());
    } else if (!account || !context.passwords.fits(account, call.field('password') ?? '')) {
      throw new FapiError(
        422,
        'form_password_incorrect',
        'Password is incorrect. Try again, or use another method.',
        'password',
      );
    }
    if (attempt.strategy === 'reset_password_email_code') attempt.needsNewPassword = true;
    else attempt.sessionId = openSession(state, attempt.accountId, context).id;
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
        code: null,
        needsNewPassword: false,
        sessionId: null,
      };
      if (call.field('password') !== null) prove(state, attempt, call);
      state.signIn = attempt;
      return signInResource(state, attempt, context);
    }),
    fapi.mutation('/client/sign_ins/:id/prepare_first_factor', (state, call) => {
      const attempt = found(state, call);
      attempt.strategy = strategyField(call);
      attempt.code = newCode(context.clock());
      attempt.needsNewPassword = false;
      return signInResource(state, attempt, context);
    }),
    fapi.mutation('/client/sign_ins/:id/attempt_first_factor', (state, call) => {
      const attempt = found(state, call);
      prove(state, attempt, call);
      return signInResource(state, attempt, context);
    }),
    fapi.mutation('/client/sign_ins/:id/reset_password', (state, call) => {
      const attempt = found(state, call);
      const account = accountById(state, attempt.accountId);
      if (!account || !attempt.needsNewPassword) throw missingCode();
      context.passwords.choose(account.email, checkedPassword(call.field('password') ?? '', 'password'));
      putAccount(state, { ...account, hasOwnPassword: true, updatedAt: context.clock() });
      attempt.sessionId = openSession(state, account.id, context).id;
      return signInResource(state, attempt, context);
    }),
  ];
}

/** Handlers for signing up: email and password, then the code from an email. */
export function signUpHandlers(fapi: Fapi, context: FapiContext): RequestHandler[] {
  function found(state: IdentityState, call: FapiCall): SignUpAttempt {
    if (state.signUp?.id === call.param('id')) return state.signUp;
    throw new FapiError(404, 'resource_not_found', 'This sign-up has ended. Start again.');
  }

  /** Merges the submitted form into the values from earlier steps. */
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
      code: email === before.email ? before.code : null,
    };
  }

  return [
    fapi.mutation('/client/sign_ups', (state, call) => {
      refuseSecondSession(state);
      state.signUp = fill(state, call, emptySignUp(`sua_${context.createId()}`));
      return signUpResource(state.signUp, context);
    }),
    fapi.mutation('/client/sign_ups/:id', (state, call) => {
      if (call.method !== 'PATCH') throw notKnown(call);
      state.signUp = fill(state, call, found(state, call));
      return signUpResource(state.signUp, context);
    }),
    fapi.mutation('/client/sign_ups/:id/prepare_verification', (state, call) => {
      const attempt = found(state, call);
      attempt.code = newCode(context.clock());
      return signUpResource(attempt, context);
    }),
    fapi.mutation('/client/sign_ups/:id/attempt_verification', (state, call) => {
      const attempt = found(state, call);
      const now = context.clock();
      checkCode(attempt.code, call, now);
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
      return signUpResource(attempt, context);
    }),
  ];
}

/**
 * Returns the role that the user chose at sign-up, if it is one of the three roles (AUTH-05). In
 * the real system, a server makes this check and copies the role to the public metadata, which
 * browsers cannot write.
 */
function checkedRole(metadata: Record<string, unknown>): Role | null {
  const role = v.safeParse(roleSchema, metadata.role);
  return role.success ? role.output : null;
}

function strategyField(call: FapiCall): v.InferOutput<typeof strategySchema> {
  const strategy = v.safeParse(strategySchema, call.field('strategy'));
  return strategy.success ? strategy.output : 'password';
}

const missingCode = () =>
  new FapiError(
    400,
    'verification_missing',
    'This strategy requires verification preparation before attempting to validate it.',
  );

/**
 * Checks the entered code. A wrong code counts as a failed attempt.
 *
 * @throws FapiError if no code was sent, if the code is wrong or has expired, or after too many
 * wrong codes
 */
function checkCode(code: EmailCode | null, call: FapiCall, now: number): void {
  if (code === null) throw missingCode();
  const typed = call.field('code');
  if (typed === EXPIRING_CODE) code.expiresAt = now;
  switch (codeStatus(code, now)) {
    case 'expired':
      throw new FapiError(
        400,
        'verification_expired',
        'This verification has expired. You must create a new one.',
      );
    case 'failed':
      throw new FapiError(
        400,
        'verification_failed',
        'Too many failed attempts. You have to try again with the same or another method.',
      );
    case 'unverified':
      if (typed === EMAIL_CODE) return;
      code.wrongAttempts += 1;
      throw new FapiError(422, 'form_code_incorrect', 'Incorrect code. Please try again.', 'code');
  }
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
    code: null,
    accountId: null,
    sessionId: null,
  };
}
