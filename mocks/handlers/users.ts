import { refuse } from '../rules/refusal.ts';
import { judgeUserDelete, judgeUserSync } from '../rules/user.ts';
import type { UserRecord } from '../store/records.ts';
import type { OperationsOf } from './operation.ts';
import { created, noContent, ok } from './reply.ts';

/**
 * The site registers users after sign-in and reads their role. Users can delete their own record.
 */
export const userOperations: OperationsOf<'users'> = {
  'users.registerOrUpdate': async ({ body, actor, tables, now }) => {
    const earlier = tables.users.get(body.userId);
    const refusal = judgeUserSync(actor, body);
    if (refusal) return refusal;
    const user: UserRecord = {
      id: body.userId,
      name: body.name,
      email: body.email ?? earlier?.email ?? null,
      role: body.role,
      createdAt: earlier?.createdAt ?? new Date(now).toISOString(),
    };
    await tables.users.put(user);
    return earlier ? ok(user) : created(user);
  },
  'users.byId': async ({ params, tables }) => {
    const user = tables.users.get(params.id);
    return user ? ok(user) : refuse(404, 'No such user.');
  },
  'users.delete': async ({ params, actor, tables }) => {
    const refusal = judgeUserDelete(actor, params.id, tables.users.get(params.id) !== undefined);
    if (refusal) return refusal;
    await tables.users.remove(params.id);
    return noContent;
  },
};
