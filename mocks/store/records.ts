import * as v from 'valibot';
import { APPLICATION_STATUSES } from '#contract/schemas/application.ts';
import {
  idSchema,
  isoDateTimeSchema,
  roleSchema,
  rupeesSchema,
  textSchema,
} from '#contract/schemas/primitives.ts';
import { studentWriteSchema } from '#contract/schemas/student.ts';

/** What the server stores, by the name of its table. */
export const recordSchemas = {
  users: v.object({
    id: idSchema,
    name: textSchema,
    email: v.nullable(textSchema),
    role: v.nullable(roleSchema),
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
    id: idSchema,
    userId: idSchema,
    organizationName: textSchema,
    registrationNumber: textSchema,
    contactPerson: textSchema,
    contactEmail: textSchema,
    contactNumber: textSchema,
    address: textSchema,
    websiteURL: v.nullable(textSchema),
    documentURL: v.nullable(textSchema),
    verified: v.boolean(),
    verifiedAt: v.nullable(isoDateTimeSchema),
  }),
  scholarships: v.object({
    id: idSchema,
    title: textSchema,
    description: textSchema,
    totalAmount: rupeesSchema,
    allocatedAmount: rupeesSchema,
    /** The id of the organization's user; null for a scholarship without organization. */
    organizationId: v.nullable(idSchema),
    expiredAt: isoDateTimeSchema,
    maxFamilyIncome: v.nullable(rupeesSchema),
    status: textSchema,
    createdAt: isoDateTimeSchema,
  }),
  applications: v.object({
    id: idSchema,
    studentId: idSchema,
    scholarshipId: idSchema,
    scholarshipReason: textSchema,
    otherScholarships: v.boolean(),
    status: v.picklist(APPLICATION_STATUSES),
    createdAt: isoDateTimeSchema,
  }),
  fundraisers: v.object({
    id: idSchema,
    title: textSchema,
    description: textSchema,
    imageUrl: v.nullable(textSchema),
    about: textSchema,
    goalAmount: rupeesSchema,
    deadline: isoDateTimeSchema,
    organizationId: idSchema,
    createdAt: isoDateTimeSchema,
  }),
  donations: v.object({
    id: idSchema,
    fundraiserId: idSchema,
    donorId: idSchema,
    amount: rupeesSchema,
    /** The payment that it came by; null for seeded donations. */
    paymentId: v.nullable(idSchema),
    createdAt: isoDateTimeSchema,
  }),
  /** A payment order; its amount is in paise. */
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

/** The records that a fresh database starts from. */
export type SeedData = { readonly [Name in TableName]: readonly RecordOf<Name>[] };
