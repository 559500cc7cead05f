import type { RequestHandler } from 'msw';
import { environmentResource } from './environment.ts';
import { endedSession, type Fapi, type FapiCall, FapiError } from './fapi.ts';
import type { FapiContext } from './fapi-context.ts';
import {
  accountById,
  closeSession,
  currentSession,
  type IdentityState,
  putAccount,
} from './identity-state.ts';
import { SHORTEST_PASSWORD } from './passwords.ts';
import { clientResource, sessionResource, tokenResource, userResource } from './resources.ts';

/** Handlers for the environment, this device, its sessions and the signed-in user. */
export function sessionHandlers(fapi: Fapi, context: FapiContext): RequestHandler[] {
  /** Returns the live session whose id is in the path, with its account. */
  function live(state: IdentityState, call: FapiCall) {
    const session = state.sessions.find(({ id }) => id === call.param('id'));
    const account = session && accountById(state, session.accountId);
    if (!session || !account) throw endedSession();
    return { session, account };
  }

  function me(state: IdentityState) {
    const current = currentSession(state);
    if (!current) throw endedSession();
    return current;
  }

  function end(state: IdentityState, call: FapiCall) {
    const { session, account } = live(state, call);
    const ended = { ...sessionResource(session, account, context), status: 'ended', last_active_token: null };
    closeSession(state, session.id);
    return ended;
  }

  return [
    fapi.get('/environment', environmentResource),
    fapi.post('/environment', environmentResource),

    fapi.get('/client', () => ({ response: clientResource(context.file.read(), context) })),
    fapi.mutation('/client/sessions', (state, call) => {
      if (call.method !== 'DELETE') throw notKnown(call);
      for (const { id } of state.sessions) closeSession(state, id);
      state.signIn = null;
      state.signUp = null;
      return clientResource(state, context);
    }),
    fapi.mutation('/client/sessions/:id/touch', (state, call) => {
      const { session, account } = live(state, call);
      state.currentSessionId = session.id;
      return sessionResource(session, account, context);
    }),
    fapi.mutation('/client/sessions/:id/end', end),
    fapi.mutation('/client/sessions/:id/remove', end),
    fapi.post('/client/sessions/:id/tokens', (call) => {
      const { session, account } = live(context.file.read(), call);
      return tokenResource(session, account, context);
    }),

    fapi.get('/me', () => userResource(me(context.file.read()).account, context)),
    fapi.mutation('/me', (state, call) => {
      if (call.method !== 'PATCH') throw notKnown(call);
      const { account } = me(state);
      const trigger = context.network.activeTrigger();
      if (call.field('first_name') !== null && trigger?.kind === 'account' && trigger.isClosed) {
        throw new FapiError(
          422,
          'form_param_unknown',
          'first_name is not a valid parameter for this request.',
          'first_name',
        );
      }
      const changed = {
        ...account,
        firstName: call.field('first_name') ?? account.firstName,
        lastName: call.field('last_name') ?? account.lastName,
        unsafeMetadata: metadataField(call) ?? account.unsafeMetadata,
        updatedAt: context.clock(),
      };
      putAccount(state, changed);
      return userResource(changed, context);
    }),
  ];
}

/** Returns the error for a method that the path does not support. */
export function notKnown({ method }: FapiCall): FapiError {
  return new FapiError(501, 'not_implemented', `The mocked sign-in service has no ${method} at this path`);
}

/**
 * Reads `unsafe_metadata`, which the client sends as JSON in a form field. Returns null if it is
 * missing or unreadable.
 */
export function metadataField(call: FapiCall): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(call.field('unsafe_metadata') ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** @throws FapiError if the password is too short */
export function checkedPassword(password: string, param: string): string {
  if (password.length >= SHORTEST_PASSWORD) return password;
  throw new FapiError(
    422,
    'form_password_length_too_short',
    `Passwords must be ${SHORTEST_PASSWORD} characters or more.`,
    param,
  );
}
