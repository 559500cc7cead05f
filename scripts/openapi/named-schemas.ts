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

/** A JSON Schema in the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The document's named schemas, each with its description. */
const named: Readonly<Record<string, readonly [schema: AnySchema, description: string]>> = {
  Id: [idSchema, 'A record’s identifier: opaque text without control characters.'],
  Text: [textSchema, 'Text from a user. It is displayed, never interpreted.'],
  LongText: [longTextSchema, 'Text from a user, in a long field or in a record that is read on its own.'],
  AnyDateTime: [anyDateTimeSchema, 'A valid ISO 8601 date or date-time.'],
  DateTime: [isoDateTimeSchema, 'A valid ISO 8601 date or date-time between the years 2000 and 2199.'],
  Rupees: [rupeesSchema, 'An amount of money in rupees.'],
  Role: [roleSchema, 'The three kinds of user.'],

  User: [userSchema, 'A user as stored on the server.'],
  UserSync: [userSyncSchema, 'A signed-in user, as registered on the server.'],

  Scholarship: [scholarshipSchema, 'A scholarship in a list.'],
  ScholarshipDetail: [scholarshipDetailSchema, 'One scholarship, with its disbursements.'],
  ScholarshipWrite: [scholarshipWriteSchema, 'A new or changed scholarship, always with every field.'],

  Application: [applicationSchema, 'A student’s application for a scholarship.'],
  ApplicationSummary: [applicationSummarySchema, 'An application inside its scholarship.'],
  ApplicationStatus: [applicationStatusSchema, 'The status of an application.'],
  CreatedApplication: [createdApplicationSchema, 'The new record, bare or under `data`.'],
  NewApplication: [newApplicationSchema, 'A new application. Both answers are in `scholarshipReason`.'],

  Student: [studentSchema, 'A student’s profile.'],
  StudentWrite: [studentWriteSchema, 'A complete profile. Documents are URLs, or null if missing.'],

  Organization: [organizationSchema, 'An organization’s profile.'],
  OrganizationWrite: [organizationWriteSchema, 'A complete, unverified profile. Missing values are null.'],

  Fundraiser: [fundraiserSchema, 'A campaign in a list.'],
  FundraiserDetail: [fundraiserDetailSchema, 'One campaign.'],
  FundraiserWrite: [
    fundraiserWriteSchema,
    'A new campaign. `organizationId` is the id of the organization’s user.',
  ],
  FundraiserChange: [fundraiserChangeSchema, 'The changed fields of a campaign.'],

  NewOrder: [newOrderSchema, 'The amount of a new order, in rupees.'],
  Order: [orderSchema, 'The provider’s order, in paise.'],
  PaymentProof: [
    paymentProofSchema,
    'The proof of a captured payment, with its purpose and its amount in rupees.',
  ],
  Verification: [verificationSchema, 'A payment is verified only if `success` is true.'],

  ...Object.fromEntries(
    Object.entries(contractRefusals).map(([name, shape]) => [
      name,
      [shape.schema, 'The reason for a refusal.'],
    ]),
  ),
};

const definitions = Object.fromEntries(Object.entries(named).map(([name, [schema]]) => [name, schema]));

/**
 * Valibot actions that JSON Schema cannot express. `finite` is not needed, because JSON has no
 * infinite numbers. Descriptions explain `trim` and `check`.
 */
const ignoreActions = ['finite', 'trim', 'check'];

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => refTo(referenceId).$ref,
} as const;

/** Returns a reference to a named schema. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns every named schema with its description. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas: Record<string, object> = toJsonSchemaDefs(definitions, config);
  return Object.fromEntries(
    Object.entries(named).map(([name, [, description]]) => [name, { description, ...schemas[name] }]),
  );
}

/** Returns a reference if the schema is named, and the converted schema otherwise. */
export function schemaOf(schema: AnySchema): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...config, definitions });
  return converted;
}
