import * as v from 'valibot';
import { roleSchema } from '#contract/schemas/primitives.ts';
import type { Caller } from './callers.ts';
import { asStranger, type CheckContext, occasions, othersThan } from './context.ts';
import { kinds } from './kinds.ts';
import { readBack } from './read-back.ts';
import { make, removeRecord } from './records.ts';
import type { Answer } from './wire.ts';

// If a user's email is hidden, the user cannot be registered again with the same data.
const knownUserSchema = v.object({ name: v.string(), email: v.nullable(v.string()), role: roleSchema });
const { user: kind } = kinds;
const operation = kind.create;

/**
 * Registers the signed-in users, as the site does at each sign-in. A known user is registered again
 * with the same data, so nothing changes. An unknown user is also registered, and later removed if
 * the server reported that it created the user. If the server finds none of the callers, its lookup
 * may be broken and the users may exist. The check then registers none of them, because registering
 * them could replace real data.
 */
export async function tryUsers(context: CheckContext): Promise<void> {
  const { prober, callers } = context;
  const read = new Map<Caller, Answer | null>();
  for (const caller of callers) {
    read.set(caller, await prober.ask({ operation: kind.read, id: caller.userId, as: caller }));
  }
  const showsSome = [...read.values()].some(
    (before) => before?.status === 200 && v.is(knownUserSchema, before.body),
  );
  for (const [caller, before] of read) await tryUser(context, caller, before, showsSome);
}

async function tryUser(
  context: CheckContext,
  caller: Caller,
  before: Answer | null,
  showsSome: boolean,
): Promise<void> {
  const { prober, callers } = context;
  const { userId } = caller;
  const others = othersThan(caller, callers);
  const known = v.safeParse(knownUserSchema, before?.body);
  // A body without a user id changes no user.
  await prober.isRefused(occasions.wrongBody, { operation, as: caller, body: {} });
  if (before?.status === 200 && known.success) {
    const { name, email, role } = known.output;
    const body = { userId, name, email, role };
    await prober.isRefused(occasions.withoutToken, { operation, as: null, body });
    for (const as of others) {
      await prober.isRefused(asStranger(as, 'in another user’s name'), { operation, as, body });
    }
    await prober.succeeds({ operation, as: caller, body });
  } else if (before?.status === 404 && !before.isPage) {
    const reason = 'users.byId finds none of the given users, so its 404 does not show that a user is new';
    if (showsSome) await makeUser(context, caller, others);
    else prober.skip(operation, reason);
  } else {
    prober.skip(operation, `users.byId does not show the name, email and role of ${userId}`);
  }
}

async function makeUser(context: CheckContext, caller: Caller, others: readonly Caller[]): Promise<void> {
  const { prober, own, marker } = context;
  const { userId, role: known } = caller;
  const role = known ?? 'DONOR';
  const sent = { userId, name: marker, email: `${userId}@contract-check.example`, role };
  const attempt = { operation, as: caller, body: sent };
  const asAdmin = { ...attempt, body: { ...sent, role: 'ADMIN' } };
  const unknownRole = { name: 'with the role ADMIN', statuses: [400, 403] };
  const admin = await make(context, kind, caller, () => prober.isRefused(unknownRole, asAdmin));
  if (admin.record !== null && (await own.remove(admin.record)) !== null) return;
  // Registering a user twice creates only one user, so a server that accepts the call without a
  // token does no harm.
  const tokenless = { ...attempt, as: null };
  await make(context, kind, caller, () => prober.isRefused(occasions.withoutToken, tokenless));
  const { record, body } = await make(context, kind, caller, () => prober.succeeds(attempt));
  await prober.succeeds({ operation: kind.read, id: userId, as: caller });
  if (record === null) return;
  await readBack(context, { operation, record, sent, body });
  const changed = { ...sent, role: role === 'DONOR' ? 'STUDENT' : 'DONOR' };
  const occasion = { name: 'with a changed role', statuses: [403] };
  await prober.isRefused(occasion, { ...attempt, body: changed });
  await removeRecord(context, record, others);
}
