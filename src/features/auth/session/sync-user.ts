import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError, failureIn, SessionOverError } from '#shared/api/api-error.ts';
import type { SessionPort, SessionUser } from '#shared/ports/session.ts';
import { isLeaving } from '#shared/router/leaving.ts';
import { persistedValue } from '#shared/store/persisted-value.ts';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { userQuery } from '../auth-queries.ts';
import { readChosenRole } from '../role/chosen-role-store.ts';
import { asksServer, resolveRole } from '../role/role.ts';
import { roleToRegister } from '../role/role-to-register.ts';
import { hasName } from './ask-name.ts';

/**
 * A registration made on this device. An account without a name is registered again once it has a
 * name.
 */
const registrationSchema = v.object({ sessionId: v.string(), isNamed: v.boolean() });

/**
 * The latest registration. Written to local storage for all tabs, and to session storage in case
 * local storage is blocked.
 */
const latestRegistrations = [localArea, sessionArea].map((getStorage) =>
  persistedValue({ key: 'eduempower.synced-session', version: 2, schema: registrationSchema, getStorage }),
);

export interface SyncInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly sessionId: string;
  readonly user: SessionUser;
  /** The current path. A landing page implies a role. */
  readonly pathname: string;
}

/** Each client's running registration. The next registration waits for it. */
const running = new WeakMap<ApiClient, Promise<Outcome>>();

interface Outcome {
  /** The newly registered role if the user has not chosen it, and null otherwise. */
  readonly role: Role | null;
  readonly error: unknown;
}

/**
 * Registers the signed-in user with the server once per sign-in, across reloads and tabs (SHELL-09,
 * WIRE-02), and again if the server does not know the user. Keeps a role that is already known.
 * If the registration fails, logs the error. The next page tries again.
 *
 * @returns the newly registered role if the user has not chosen it, and null otherwise
 */
export async function syncUser(input: SyncInput): Promise<Role | null> {
  return (await sync(input)).role;
}

function sync(input: SyncInput): Promise<Outcome> {
  const before = running.get(input.api) ?? Promise.resolve();
  const now = before.then(() => syncOnce(input));
  running.set(input.api, now);
  const done = () => {
    if (running.get(input.api) === now) running.delete(input.api);
  };
  void now.then(done);
  return now;
}

export interface RegistrationInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
  /** The current path. A user without a role gets the role that this path implies. */
  readonly pathname: string;
}

/**
 * Registers the user if the server does not know them yet. Called before every write, because the
 * server refuses writes by users it does not know. If the account has no name, asks for it first.
 * Never rejects.
 *
 * @returns the error if the registration failed, or null if the server knows the user
 */
export async function ensureRegistered(input: RegistrationInput): Promise<unknown> {
  const { api, queryClient, session, pathname } = input;
  const userId = signedInId(session);
  const isNamed = await hasName(session);
  if (userId === null || signedInId(session) !== userId) return new SessionOverError(REGISTER);
  if (!isNamed) return new ApiError(REGISTER, { kind: 'not-sent', lacks: 'name' });
  // Wait for a running registration, which has its own time limit. If that registration fails,
  // return its error instead of starting a new registration.
  const error = (await running.get(api))?.error ?? null;
  // Ignore a registration that failed because the account had no name. The account now has a name.
  if (error !== null && failureIn(error)?.kind !== 'not-sent') return error;
  const now = session.getSnapshot();
  if (now.status !== 'signed-in') return new SessionOverError(REGISTER);
  const { sessionId, user } = now;
  return (await sync({ api, queryClient, sessionId, user, pathname })).error;
}

function signedInId(session: SessionPort): string | null {
  const now = session.getSnapshot();
  return now.status === 'signed-in' ? now.user.id : null;
}

const REGISTER = 'users.registerOrUpdate';
const KNOWN: Outcome = { role: null, error: null };

async function syncOnce({ api, queryClient, sessionId, user, pathname }: SyncInput): Promise<Outcome> {
  const isNamed = user.name !== '';
  const isRegistered = latestRegistrations.some((stored) => {
    const latest = stored.read();
    return latest?.sessionId === sessionId && latest.isNamed === isNamed;
  });
  if (isRegistered && !asksServer(user)) return KNOWN;
  /** Whether the server knows the user, as far as this tab can tell. */
  let isKnown = isRegistered;
  try {
    const record = asksServer(user) ? await queryClient.fetchQuery(userQuery(api, user.id)) : undefined;
    isKnown = record !== null && record !== undefined;
    if (isRegistered && record !== null) return KNOWN;
    const known = resolveRole({ metadata: user.role, server: record?.role });
    const chosen = readChosenRole();
    const role = known.known ? known.role : roleToRegister(pathname, chosen);
    // Users can register only as STUDENT, DONOR or ORGANIZATION.
    if (role === 'OTHER') return KNOWN;
    await api.call(REGISTER, {
      as: user.id,
      body: { userId: user.id, name: user.name, email: user.email, role },
    });
    for (const stored of latestRegistrations) stored.write({ sessionId, isNamed });
    await queryClient.invalidateQueries({ queryKey: userQuery(api, user.id).queryKey });
    return known.known || role === chosen ? KNOWN : { role, error: null };
  } catch (error) {
    // Two failures are expected, so they are not reported. Firefox aborts a page's calls when the
    // user leaves, and the next page tries again. Some backends can't register an account without a
    // name or email.
    if (!isLeaving() && failureIn(error)?.kind !== 'not-sent')
      console.error('The user could not be registered.', error);
    return isKnown ? KNOWN : { role: null, error };
  }
}
