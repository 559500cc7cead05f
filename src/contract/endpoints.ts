import * as v from 'valibot';
import { type AnyEndpoint, defineEndpoint, type Refusal } from './endpoint.ts';
import {
  applicationSchema,
  applicationStatusSchema,
  createdApplicationSchema,
  newApplicationSchema,
} from './schemas/application.ts';
import { fundraiserChangeSchema, fundraiserSchema, fundraiserWriteSchema } from './schemas/fundraiser.ts';
import {
  organizationChangeSchema,
  organizationSchema,
  organizationWriteSchema,
} from './schemas/organization.ts';
import {
  scholarshipDetailSchema,
  scholarshipSchema,
  scholarshipSelectionSchema,
  scholarshipWriteSchema,
} from './schemas/scholarship.ts';
import {
  changedStudentSchema,
  studentChangeSchema,
  studentSchema,
  studentWriteSchema,
} from './schemas/student.ts';
import {
  newOrderSchema,
  orderSchema,
  paymentProofSchema,
  verificationSchema,
} from './schemas/transaction.ts';
import { userSchema, userSyncSchema } from './schemas/user.ts';

const noSession: Refusal = { status: 401, when: 'No valid session token came with the call.' };
const notAllowed: Refusal = { status: 403, when: 'The signed-in person may not do this.' };
const unknownId: Refusal = { status: 404, when: 'No record has this id.' };
const badBody: Refusal = { status: 400, when: 'The body does not fit; `errors` names the fields.' };

/**
 * Every operation that the specifications declare (WIRE-01), also those that no screen uses.
 * The client, the mock, the generated documents and the contract checks all read this one table.
 */
export const endpoints = {
  'users.registerOrUpdate': defineEndpoint({
    method: 'POST',
    path: 'users/registerorupdate',
    access: 'session',
    body: userSyncSchema,
    answer: null,
    success: [200, 201],
    refusals: [
      badBody,
      noSession,
      { status: 403, when: 'Another person’s id, or a role that is already settled.' },
    ],
  }),
  'users.byId': defineEndpoint({
    method: 'GET',
    path: 'users/{id}',
    access: 'session',
    body: null,
    answer: userSchema,
    success: [200],
    refusals: [noSession, unknownId],
  }),
  'users.delete': defineEndpoint({
    method: 'DELETE',
    path: 'users/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, notAllowed, unknownId],
  }),

  'scholarships.all': defineEndpoint({
    method: 'GET',
    path: 'scholarships',
    access: 'public',
    body: null,
    answer: v.array(scholarshipSchema),
    success: [200],
    refusals: [],
  }),
  'scholarships.active': defineEndpoint({
    method: 'GET',
    path: 'scholarships/active',
    access: 'public',
    body: null,
    answer: scholarshipSelectionSchema,
    success: [200],
    refusals: [],
  }),
  'scholarships.expired': defineEndpoint({
    method: 'GET',
    path: 'scholarships/expired',
    access: 'public',
    body: null,
    answer: scholarshipSelectionSchema,
    success: [200],
    refusals: [],
  }),
  'scholarships.byId': defineEndpoint({
    method: 'GET',
    path: 'scholarships/{id}',
    access: 'public',
    body: null,
    answer: scholarshipDetailSchema,
    success: [200],
    refusals: [unknownId],
  }),
  'scholarships.create': defineEndpoint({
    method: 'POST',
    path: 'scholarships',
    access: 'session',
    body: scholarshipWriteSchema,
    answer: scholarshipSchema,
    success: [200, 201],
    refusals: [
      { status: 400, when: 'A field does not fit, or the deadline has passed.' },
      noSession,
      { status: 403, when: 'Not an organization, or the organization is not verified.' },
    ],
  }),
  'scholarships.update': defineEndpoint({
    method: 'PUT',
    path: 'scholarships/{id}',
    access: 'session',
    body: scholarshipWriteSchema,
    answer: scholarshipSchema,
    success: [200],
    refusals: [badBody, noSession, { status: 403, when: 'Not the owner.' }, unknownId],
  }),
  'scholarships.delete': defineEndpoint({
    method: 'DELETE',
    path: 'scholarships/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, { status: 403, when: 'Not the owner.' }, unknownId],
  }),

  'applications.create': defineEndpoint({
    method: 'POST',
    path: 'applications',
    access: 'session',
    body: newApplicationSchema,
    answer: createdApplicationSchema,
    success: [201],
    refusals: [
      { status: 400, when: 'An answer is too short or a field is missing; `errors` names the fields.' },
      noSession,
      { status: 403, when: 'Not a student, or the id of another student.' },
      { status: 404, when: 'The scholarship does not exist.' },
      { status: 409, when: 'This student has already applied for this scholarship.' },
    ],
  }),
  'applications.all': defineEndpoint({
    method: 'GET',
    path: 'applications',
    access: 'session',
    body: null,
    answer: v.array(applicationSchema),
    success: [200],
    refusals: [noSession],
  }),
  'applications.byId': defineEndpoint({
    method: 'GET',
    path: 'applications/{id}',
    access: 'session',
    body: null,
    answer: applicationSchema,
    success: [200],
    refusals: [noSession, notAllowed, unknownId],
  }),
  'applications.byStudent': defineEndpoint({
    method: 'GET',
    path: 'applications/student/{studentId}',
    access: 'session',
    body: null,
    answer: v.array(applicationSchema),
    success: [200],
    // An existing backend answers 404 where there are none; the contract's answer is an empty list.
    refusals: [noSession, notAllowed, { status: 404, when: 'The student has sent none.' }],
  }),
  'applications.updateStatus': defineEndpoint({
    method: 'PATCH',
    path: 'applications/{id}',
    access: 'session',
    body: v.object({ status: applicationStatusSchema }),
    answer: applicationSchema,
    success: [200],
    refusals: [badBody, noSession, { status: 403, when: 'Not the scholarship’s organization.' }, unknownId],
  }),
  'applications.delete': defineEndpoint({
    method: 'DELETE',
    path: 'applications/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, notAllowed, unknownId],
  }),

  'students.create': defineEndpoint({
    method: 'POST',
    path: 'students',
    access: 'session',
    body: studentWriteSchema,
    answer: null,
    success: [200, 201],
    refusals: [badBody, noSession, notAllowed, { status: 409, when: 'This user has a profile already.' }],
  }),
  'students.byId': defineEndpoint({
    method: 'GET',
    path: 'students/{userId}',
    access: 'session',
    body: null,
    answer: studentSchema,
    success: [200],
    refusals: [noSession, notAllowed, { status: 404, when: 'This user has no profile yet.' }],
  }),
  'students.update': defineEndpoint({
    method: 'PUT',
    path: 'students/{userId}',
    access: 'session',
    body: studentChangeSchema,
    answer: changedStudentSchema,
    success: [200],
    refusals: [badBody, noSession, notAllowed, unknownId],
  }),
  'students.delete': defineEndpoint({
    method: 'DELETE',
    path: 'students/{userId}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, notAllowed, unknownId],
  }),

  'organizations.create': defineEndpoint({
    method: 'POST',
    path: 'organizations',
    access: 'session',
    body: organizationWriteSchema,
    answer: null,
    success: [200, 201],
    refusals: [
      badBody,
      noSession,
      notAllowed,
      { status: 409, when: 'This user has an organization already.' },
    ],
  }),
  'organizations.byUser': defineEndpoint({
    method: 'GET',
    path: 'organizations/{userId}',
    access: 'session',
    body: null,
    answer: organizationSchema,
    success: [200],
    refusals: [noSession, { status: 404, when: 'This user has no organization yet.' }],
  }),
  'organizations.update': defineEndpoint({
    method: 'PUT',
    path: 'organizations/{id}',
    access: 'session',
    body: organizationChangeSchema,
    answer: null,
    success: [200],
    refusals: [badBody, noSession, notAllowed, unknownId],
  }),
  'organizations.delete': defineEndpoint({
    method: 'DELETE',
    path: 'organizations/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, notAllowed, unknownId],
  }),
  'organizations.verify': defineEndpoint({
    method: 'PUT',
    path: 'organizations/{id}/verify',
    access: 'session',
    body: null,
    answer: null,
    success: [200],
    refusals: [noSession, notAllowed, unknownId],
  }),

  'fundraisers.all': defineEndpoint({
    method: 'GET',
    path: 'fundraiser',
    access: 'public',
    body: null,
    answer: v.array(fundraiserSchema),
    success: [200],
    refusals: [],
  }),
  'fundraisers.byId': defineEndpoint({
    method: 'GET',
    path: 'fundraiser/{id}',
    access: 'public',
    body: null,
    answer: fundraiserSchema,
    success: [200],
    refusals: [unknownId],
  }),
  'fundraisers.create': defineEndpoint({
    method: 'POST',
    path: 'fundraiser',
    access: 'session',
    body: fundraiserWriteSchema,
    answer: v.object({ id: fundraiserSchema.entries.id }),
    success: [200, 201],
    refusals: [badBody, noSession, { status: 403, when: 'Not a verified organization.' }],
  }),
  'fundraisers.update': defineEndpoint({
    method: 'PUT',
    path: 'fundraiser/{id}',
    access: 'session',
    body: fundraiserChangeSchema,
    answer: null,
    success: [200],
    refusals: [badBody, noSession, { status: 403, when: 'Not the owner.' }, unknownId],
  }),
  'fundraisers.delete': defineEndpoint({
    method: 'DELETE',
    path: 'fundraiser/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
    refusals: [noSession, { status: 403, when: 'Not the owner.' }, unknownId],
  }),

  'transactions.createOrder': defineEndpoint({
    method: 'POST',
    path: 'transaction/createorder',
    access: 'session',
    body: newOrderSchema,
    answer: orderSchema,
    success: [200, 201],
    refusals: [badBody, noSession],
  }),
  'transactions.verifyPayment': defineEndpoint({
    method: 'POST',
    path: 'transaction/verifypayment',
    access: 'session',
    body: paymentProofSchema,
    answer: verificationSchema,
    success: [200],
    refusals: [
      { status: 400, when: 'The signature does not match; the payment may have been taken all the same.' },
      noSession,
    ],
  }),
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
/** The name of an operation: `'scholarships.byId'`. */
export type OperationId = keyof Endpoints;
export const operationIds = Object.keys(endpoints) as readonly OperationId[];
