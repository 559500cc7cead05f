import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { AnySchema } from '#contract/endpoint.ts';
import { contractRefusals } from '#contract/refusal-shapes.ts';
import {
  applicationSchema,
  applicationStatusSchema,
  applicationSummarySchema,
  createdApplicationSchema,
  newApplicationSchema,
} from '#contract/schemas/application.ts';
import {
  fundraiserChangeSchema,
  fundraiserDetailSchema,
  fundraiserSchema,
  fundraiserWriteSchema,
} from '#contract/schemas/fundraiser.ts';
import { organizationSchema, organizationWriteSchema } from '#contract/schemas/organization.ts';
import {
  anyDateTimeSchema,
  idSchema,
  isoDateTimeSchema,
  longTextSchema,
  roleSchema,
  rupeesSchema,
  textSchema,
} from '#contract/schemas/primitives.ts';
import {
  scholarshipDetailSchema,
  scholarshipSchema,
  scholarshipWriteSchema,
} from '#contract/schemas/scholarship.ts';
import { studentSchema, studentWriteSchema } from '#contract/schemas/student.ts';
import {
  newOrderSchema,
  orderSchema,
  paymentProofSchema,
  verificationSchema,
} from '#contract/schemas/transaction.ts';
import { userSchema, userSyncSchema } from '#contract/schemas/user.ts';

/** A schema as the document carries it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema's name and description in the document. */
const named: Readonly<Record<string, readonly [schema: AnySchema, description: string]>> = {
  Id: [idSchema, 'A record’s identifier: opaque text without control characters.'],
  Text: [textSchema, 'Text from a person. It is shown, never interpreted.'],
  LongText: [longTextSchema, 'The same, in a long field or in a record that is read alone.'],
  AnyDateTime: [anyDateTimeSchema, 'An ISO 8601 date or date-time that names a real moment.'],
  DateTime: [isoDateTimeSchema, 'The same, between the years 2000 and 2199.'],
  Rupees: [rupeesSchema, 'An amount of money in rupees.'],
  Role: [roleSchema, 'The three kinds of user.'],

  User: [userSchema, 'A user as the server knows it.'],
  UserSync: [userSyncSchema, 'What the server is told about a user who has signed in.'],

  Scholarship: [scholarshipSchema, 'A scholarship in a list.'],
  ScholarshipDetail: [scholarshipDetailSchema, 'One scholarship, with its disbursements.'],
  ScholarshipWrite: [scholarshipWriteSchema, 'A new or changed scholarship, always with every field.'],

  Application: [applicationSchema, 'A student’s application for a scholarship.'],
  ApplicationSummary: [applicationSummarySchema, 'An application inside its scholarship.'],
  ApplicationStatus: [applicationStatusSchema, 'The status of an application.'],
  CreatedApplication: [createdApplicationSchema, 'The new record, bare or under `data`.'],
  NewApplication: [newApplicationSchema, 'What a student sends; both answers are in `scholarshipReason`.'],

  Student: [studentSchema, 'A student’s profile.'],
  StudentWrite: [studentWriteSchema, 'A whole profile; documents are URLs, or null while missing.'],

  Organization: [organizationSchema, 'An organization’s profile.'],
  OrganizationWrite: [organizationWriteSchema, 'A whole profile, unverified; what is missing is null.'],

  Fundraiser: [fundraiserSchema, 'A campaign in a list.'],
  FundraiserDetail: [fundraiserDetailSchema, 'One campaign.'],
  FundraiserWrite: [fundraiserWriteSchema, 'A new campaign; `organizationId` is its user’s id.'],
  FundraiserChange: [fundraiserChangeSchema, 'Only what has changed.'],

  NewOrder: [newOrderSchema, 'What an order is made from, in rupees.'],
  Order: [orderSchema, 'The provider’s order, in paise.'],
  PaymentProof: [paymentProofSchema, 'What proves a captured payment, and what it was for; in rupees.'],
  Verification: [verificationSchema, 'Only `success: true` says that a payment is verified.'],

  ...Object.fromEntries(
    Object.entries(contractRefusals).map(([name, shape]) => [name, [shape.schema, 'Why a call is refused.']]),
  ),
};

const definitions = Object.fromEntries(Object.entries(named).map(([name, [schema]]) => [name, schema]));

/** What JSON Schema has no word for. `finite` says nothing there; `trim` and `check` are told in descriptions. */
const ignoreActions = ['finite', 'trim', 'check'];

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => refTo(referenceId).$ref,
} as const;

/** Points to a schema by its name. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Every schema that has a name, described. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas: Record<string, object> = toJsonSchemaDefs(definitions, config);
  return Object.fromEntries(
    Object.entries(named).map(([name, [, description]]) => [name, { description, ...schemas[name] }]),
  );
}

/** A schema by its name where it has one, else written out. */
export function schemaOf(schema: AnySchema): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...config, definitions });
  return converted;
}
