import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, roleSchema, textSchema } from './primitives.ts';

/** What register-or-update is sent about a signed-in person (WIRE-02). */
export const userSyncSchema = v.object({
  userId: idSchema,
  name: textSchema,
  email: v.nullable(textSchema),
  role: roleSchema,
});
export type UserSync = v.InferOutput<typeof userSyncSchema>;

/**
 * A user as the server knows it. The role stays text: one that this product does not know
 * must not cost the person the whole record.
 */
export const userSchema = v.object({
  id: idSchema,
  name: v.nullish(textSchema),
  email: v.nullish(textSchema),
  role: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});
