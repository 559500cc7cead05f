import * as v from 'valibot';
import { type AnyEndpoint, defineEndpoint } from './endpoint.ts';
import {
  applicationSchema,
  applicationStatusSchema,
  createdApplicationSchema,
  newApplicationSchema,
} from './schemas/application.ts';
import { fundraiserChangeSchema, fundraiserSchema, fundraiserWriteSchema } from './schemas/fundraiser.ts';
import { organizationSchema, organizationWriteSchema } from './schemas/organization.ts';
import { scholarshipDetailSchema, scholarshipSchema, scholarshipWriteSchema } from './schemas/scholarship.ts';
import { studentSchema, studentWriteSchema } from './schemas/student.ts';
import {
  newOrderSchema,
  orderSchema,
  paymentProofSchema,
  verificationSchema,
} from './schemas/transaction.ts';
import { userSchema, userSyncSchema } from './schemas/user.ts';

/**
 * Every operation of the specifications (WIRE-01), including those that no screen uses. The client, the mock, the
 * generated documents and the contract checks read this table. A profile has no id of its own: its paths carry the
 * user's id.
 */
export const endpoints = {
  'users.registerOrUpdate': defineEndpoint({
    method: 'POST',
    path: 'users/registerorupdate',
    access: 'session',
    body: userSyncSchema,
    answer: null,
    success: [200, 201],
  }),
  'users.byId': defineEndpoint({
    method: 'GET',
    path: 'users/{id}',
    access: 'session',
    body: null,
    answer: userSchema,
    success: [200],
  }),
  'users.delete': defineEndpoint({
    method: 'DELETE',
    path: 'users/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),

  'scholarships.all': defineEndpoint({
    method: 'GET',
    path: 'scholarships',
    access: 'public',
    body: null,
    answer: v.array(scholarshipSchema),
    success: [200],
  }),
  'scholarships.active': defineEndpoint({
    method: 'GET',
    path: 'scholarships/active',
    access: 'public',
    body: null,
    answer: v.array(scholarshipSchema),
    success: [200],
  }),
  'scholarships.expired': defineEndpoint({
    method: 'GET',
    path: 'scholarships/expired',
    access: 'public',
    body: null,
    answer: v.array(scholarshipSchema),
    success: [200],
  }),
  'scholarships.byId': defineEndpoint({
    method: 'GET',
    path: 'scholarships/{id}',
    access: 'public',
    body: null,
    answer: scholarshipDetailSchema,
    success: [200],
  }),
  'scholarships.create': defineEndpoint({
    method: 'POST',
    path: 'scholarships',
    access: 'session',
    body: scholarshipWriteSchema,
    answer: scholarshipSchema,
    success: [200, 201],
  }),
  'scholarships.update': defineEndpoint({
    method: 'PUT',
    path: 'scholarships/{id}',
    access: 'session',
    body: scholarshipWriteSchema,
    answer: scholarshipSchema,
    success: [200],
  }),
  'scholarships.delete': defineEndpoint({
    method: 'DELETE',
    path: 'scholarships/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),

  'applications.create': defineEndpoint({
    method: 'POST',
    path: 'applications',
    access: 'session',
    body: newApplicationSchema,
    answer: createdApplicationSchema,
    success: [201],
  }),
  'applications.all': defineEndpoint({
    method: 'GET',
    path: 'applications',
    access: 'session',
    body: null,
    answer: v.array(applicationSchema),
    success: [200],
  }),
  'applications.byId': defineEndpoint({
    method: 'GET',
    path: 'applications/{id}',
    access: 'session',
    body: null,
    answer: applicationSchema,
    success: [200],
  }),
  'applications.byStudent': defineEndpoint({
    method: 'GET',
    path: 'applications/student/{studentId}',
    access: 'session',
    body: null,
    answer: v.array(applicationSchema),
    success: [200],
  }),
  'applications.updateStatus': defineEndpoint({
    method: 'PATCH',
    path: 'applications/{id}',
    access: 'session',
    body: v.object({ status: applicationStatusSchema }),
    answer: applicationSchema,
    success: [200],
  }),
  'applications.delete': defineEndpoint({
    method: 'DELETE',
    path: 'applications/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),

  'students.create': defineEndpoint({
    method: 'POST',
    path: 'students',
    access: 'session',
    body: studentWriteSchema,
    answer: null,
    success: [200, 201],
  }),
  'students.byId': defineEndpoint({
    method: 'GET',
    path: 'students/{userId}',
    access: 'session',
    body: null,
    answer: studentSchema,
    success: [200],
  }),
  'students.update': defineEndpoint({
    method: 'PUT',
    path: 'students/{userId}',
    access: 'session',
    body: studentWriteSchema,
    answer: null,
    success: [200],
  }),
  'students.delete': defineEndpoint({
    method: 'DELETE',
    path: 'students/{userId}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),

  'organizations.create': defineEndpoint({
    method: 'POST',
    path: 'organizations',
    access: 'session',
    body: organizationWriteSchema,
    answer: null,
    success: [200, 201],
  }),
  'organizations.byUser': defineEndpoint({
    method: 'GET',
    path: 'organizations/{userId}',
    access: 'session',
    body: null,
    answer: organizationSchema,
    success: [200],
  }),
  'organizations.update': defineEndpoint({
    method: 'PUT',
    path: 'organizations/{userId}',
    access: 'session',
    body: organizationWriteSchema,
    answer: null,
    success: [200],
  }),
  'organizations.delete': defineEndpoint({
    method: 'DELETE',
    path: 'organizations/{userId}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),
  'organizations.verify': defineEndpoint({
    method: 'PUT',
    path: 'organizations/{userId}/verify',
    access: 'session',
    body: null,
    answer: null,
    success: [200],
  }),

  'fundraisers.all': defineEndpoint({
    method: 'GET',
    path: 'fundraiser',
    access: 'public',
    body: null,
    answer: v.array(fundraiserSchema),
    success: [200],
  }),
  'fundraisers.byId': defineEndpoint({
    method: 'GET',
    path: 'fundraiser/{id}',
    access: 'public',
    body: null,
    answer: fundraiserSchema,
    success: [200],
  }),
  'fundraisers.create': defineEndpoint({
    method: 'POST',
    path: 'fundraiser',
    access: 'session',
    body: fundraiserWriteSchema,
    answer: v.object({ id: fundraiserSchema.entries.id }),
    success: [200, 201],
  }),
  'fundraisers.update': defineEndpoint({
    method: 'PUT',
    path: 'fundraiser/{id}',
    access: 'session',
    body: fundraiserChangeSchema,
    answer: null,
    success: [200],
  }),
  'fundraisers.delete': defineEndpoint({
    method: 'DELETE',
    path: 'fundraiser/{id}',
    access: 'session',
    body: null,
    answer: null,
    success: [200, 204],
  }),

  'transactions.createOrder': defineEndpoint({
    method: 'POST',
    path: 'transaction/createorder',
    access: 'session',
    body: newOrderSchema,
    answer: orderSchema,
    success: [200, 201],
  }),
  'transactions.verifyPayment': defineEndpoint({
    method: 'POST',
    path: 'transaction/verifypayment',
    access: 'session',
    body: paymentProofSchema,
    answer: verificationSchema,
    success: [200],
  }),
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
/** The name of an operation: `'scholarships.byId'`. */
export type OperationId = keyof Endpoints;
export const operationIds = Object.keys(endpoints) as readonly OperationId[];
