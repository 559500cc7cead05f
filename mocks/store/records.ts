import * as v from 'valibot';
import { applicationStatusSchema, newApplicationSchema } from '#contract/schemas/application.ts';
import { fundraiserWriteSchema } from '#contract/schemas/fundraiser.ts';
import { organizationWriteSchema } from '#contract/schemas/organization.ts';
import { idSchema, isoDateTimeSchema, rupeesSchema, textSchema } from '#contract/schemas/primitives.ts';
import { scholarshipWriteSchema } from '#contract/schemas/scholarship.ts';
import { studentWriteSchema } from '#contract/schemas/student.ts';
import { userSyncSchema } from '#contract/schemas/user.ts';

const { userId: _, ...userEntries } = userSyncSchema.entries;

/** Schemas of the server's records. Each adds the server's own fields to those that clients send. */
export const recordSchemas = {
  users: v.object({
    ...userEntries,
    id: idSchema,
    role: v.nullable(userEntries.role),
    createdAt: isoDateTimeSchema,
  }),
  /** A student's profile. Its id is the user's id. */
  students: v.object({
    ...studentWriteSchema.entries,
    id: idSchema,
    status: v.picklist(['PENDING', 'VERIFIED']),
    city: v.nullish(textSchema),
    state: v.nullish(textSchema),
    postalCode: v.nullish(textSchema),
    careerGoals: v.nullish(textSchema),
  }),
  /** An organization's profile. Its id is the user's id. */
  organizations: v.object({
    ...organizationWriteSchema.entries,
    id: idSchema,
    verified: v.boolean(),
    verifiedAt: v.nullable(isoDateTimeSchema),
  }),
  scholarships: v.object({
    ...scholarshipWriteSchema.entries,
    id: idSchema,
    /** The id of the organization's user. Null for a scholarship without an organization. */
    organizationId: v.nullable(idSchema),
    createdAt: isoDateTimeSchema,
  }),
  applications: v.object({
    ...newApplicationSchema.entries,
    id: idSchema,
    status: applicationStatusSchema,
    createdAt: isoDateTimeSchema,
  }),
  fundraisers: v.object({
    ...fundraiserWriteSchema.entries,
    id: idSchema,
    imageUrl: v.nullable(textSchema),
    createdAt: isoDateTimeSchema,
  }),
  donations: v.object({
    id: idSchema,
    fundraiserId: idSchema,
    donorId: idSchema,
    amount: rupeesSchema,
    /** The id of the donation's payment. Null for seeded donations. */
    paymentId: v.nullable(idSchema),
    createdAt: isoDateTimeSchema,
  }),
  /** A payment order. The amount is in paise. */
  orders: v.object({
    id: idSchema,
    userId: idSchema,
    paise: v.pipe(v.number(), v.integer(), v.minValue(1)),
    createdAt: isoDateTimeSchema,
  }),
};

export type TableName = keyof typeof recordSchemas;
export const tableNames = Object.keys(recordSchemas) as readonly TableName[];
export type RecordOf<Name extends TableName> = v.InferOutput<(typeof recordSchemas)[Name]>;

export type UserRecord = RecordOf<'users'>;
export type StudentRecord = RecordOf<'students'>;
export type OrganizationRecord = RecordOf<'organizations'>;
export type ScholarshipRecord = RecordOf<'scholarships'>;
export type ApplicationRecord = RecordOf<'applications'>;
export type FundraiserRecord = RecordOf<'fundraisers'>;
export type DonationRecord = RecordOf<'donations'>;
export type OrderRecord = RecordOf<'orders'>;

/** The records of a fresh database. */
export type SeedData = { readonly [Name in TableName]: readonly RecordOf<Name>[] };
