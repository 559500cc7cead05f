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

/** What the server stores about a user. */
const userRecordSchema = v.object({
  id: idSchema,
  name: textSchema,
  email: v.nullable(textSchema),
  role: v.nullable(roleSchema),
  createdAt: isoDateTimeSchema,
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

/** A student's profile. Its id is the user's id. */
const studentRecordSchema = v.object({
  ...studentWriteSchema.entries,
  id: idSchema,
  status: v.picklist(['PENDING', 'VERIFIED']),
  city: v.nullish(textSchema),
  state: v.nullish(textSchema),
  postalCode: v.nullish(textSchema),
  careerGoals: v.nullish(textSchema),
});
export type StudentRecord = v.InferOutput<typeof studentRecordSchema>;

const organizationRecordSchema = v.object({
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
});
export type OrganizationRecord = v.InferOutput<typeof organizationRecordSchema>;

const scholarshipRecordSchema = v.object({
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
});
export type ScholarshipRecord = v.InferOutput<typeof scholarshipRecordSchema>;

const applicationRecordSchema = v.object({
  id: idSchema,
  studentId: idSchema,
  scholarshipId: idSchema,
  scholarshipReason: textSchema,
  otherScholarships: v.boolean(),
  status: v.picklist(APPLICATION_STATUSES),
  createdAt: isoDateTimeSchema,
});
export type ApplicationRecord = v.InferOutput<typeof applicationRecordSchema>;

const fundraiserRecordSchema = v.object({
  id: idSchema,
  title: textSchema,
  description: textSchema,
  imageUrl: v.nullable(textSchema),
  about: textSchema,
  goalAmount: rupeesSchema,
  deadline: isoDateTimeSchema,
  organizationId: idSchema,
  createdAt: isoDateTimeSchema,
});
export type FundraiserRecord = v.InferOutput<typeof fundraiserRecordSchema>;

const donationRecordSchema = v.object({
  id: idSchema,
  fundraiserId: idSchema,
  donorId: idSchema,
  amount: rupeesSchema,
  /** The payment that it came by; null for seeded donations. */
  paymentId: v.nullable(idSchema),
  createdAt: isoDateTimeSchema,
});
export type DonationRecord = v.InferOutput<typeof donationRecordSchema>;

/** A payment order; its amount is in paise. */
const orderRecordSchema = v.object({
  id: idSchema,
  userId: idSchema,
  paise: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: isoDateTimeSchema,
});
export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;

/** Every kind of record, by the name of its table. */
export const recordSchemas = {
  users: userRecordSchema,
  students: studentRecordSchema,
  organizations: organizationRecordSchema,
  scholarships: scholarshipRecordSchema,
  applications: applicationRecordSchema,
  fundraisers: fundraiserRecordSchema,
  donations: donationRecordSchema,
  orders: orderRecordSchema,
};
export type TableName = keyof typeof recordSchemas;
export type RecordOf<Name extends TableName> = v.InferOutput<(typeof recordSchemas)[Name]>;
export const tableNames = Object.keys(recordSchemas) as readonly TableName[];

/** The records that a fresh database starts from. */
export type SeedData = { readonly [Name in TableName]: readonly RecordOf<Name>[] };
