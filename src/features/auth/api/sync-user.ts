import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { keptValue } from '#shared/store/kept-value.ts';
import { localArea, sessionArea } from '#shared/store/storage-area.ts';
import { readChosenRole } from '../model/chosen-role.ts';
import { fetchKnownRole } from './fetch-known-role.ts';
import { userQuery } from './user-queries.ts';

/** The session that the server has been told about: in one storage over tabs, in the other where that is shut. */
const told = [localArea, sessionArea].map((door) =>
  keptValue({ key: 'eduempower.synced-session', version: 1, schema: v.string(), door }),
);

/** An account's name where it has none: a server asks for one, and an e-mail address is none. */
const NO_NAME = 'Not provided';

export interface SyncInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly sessionId: string;
  readonly user: SessionUser;
  /** The role that the page stands for; without one only a known role is sent. */
  readonly landingRole: Role | null;
}

/** Calls that are under way, one after the other for each client, so that none is made twice. */
const running = new WeakMap<ApiClient, Promise<void>>();

/**
 * Tells the server who has signed in, once per sign-in, over reloads and tabs of the same session
 * (SHELL-09, WIRE-02). A role that is known is kept; only a person without one gets the landing's. A
 * failure is logged, and the next visit tries again.
 */
export function syncUser(input: SyncInput): Promise<void> {
  const before = running.get(input.api) ?? Promise.resolve();
  const now = before.then(() => syncOnce(input));
  running.set(input.api, now);
  return now;
}

async function syncOnce({ api, queryClient, sessionId, user, landingRole }: SyncInput): Promise<void> {
  // Told once more when an account without a name has got one.
  const news = user.name === '' ? `${sessionId} without a name` : sessionId;
  if (told.some((kept) => kept.read() === news)) return;
  try {
    const known = await fetchKnownRole({ api, queryClient, user, chosen: readChosenRole() });
    const role = known.known ? known.role : landingRole;
    // A role that this product does not know is not one that it could send.
    if (role === null || role === 'OTHER') return;
    await api.call('users.registerOrUpdate', {
      body: { userId: user.id, name: user.name || NO_NAME, email: user.email, role },
    });
    for (const kept of told) kept.write(news);
    await queryClient.invalidateQueries({ queryKey: userQuery(api, user.id).queryKey });
  } catch (error) {
    console.error('The server could not be told who signed in; the next visit tries again.', error);
  }
}
