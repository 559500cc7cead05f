import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, longTextSchema, roleSchema, textSchema } from './primitives.ts';

/** A signed-in user, as sent to `users.registerOrUpdate` (WIRE-02). */
export const userSyncSchema = v.object({
  userId: idSchema,
  name: textSchema,
  email: v.nullable(textSchema),
  role: roleSchema,
});
export type UserSync = v.InferOutput<typeof userSyncSchema>;

/**
 * A user as the server returns it. The role may be any text, so that an unknown role does not make
 * the record invalid.
 */
export const userSchema = v.object({
  id: idSchema,
  name: v.nullish(longTextSchema),
  email: v.nullish(longTextSchema),
  role: v.nullish(longTextSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});
