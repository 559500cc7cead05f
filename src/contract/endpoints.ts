import * as v from 'valibot';
import { type AnyEndpoint, operation } from './endpoint.ts';
import {
  applicationSchema,
  applicationStatusSchema,
  createdApplicationSchema,
  newApplicationSchema,
} from './schemas/application.ts';
import {
  fundraiserChangeSchema,
  fundraiserDetailSchema,
  fundraiserSchema,
  fundraiserWriteSchema,
} from './schemas/fundraiser.ts';
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

const publicGet = operation('GET', 'public', [200]);
const get = operation('GET', 'session', [200]);
const post = operation('POST', 'session', [200, 201]);
const put = operation('PUT', 'session', [200]);
const patch = operation('PATCH', 'session', [200]);
const remove = operation('DELETE', 'session', [200, 204]);

/**
 * Every operation of the specifications (WIRE-01), including those that no screen uses. The client,
 * the mock, the generated documents and the contract checks use this table. Each row lists the
 * path, the request body and the response. A profile has no id of its own, so its path contains the
 * user's id.
 */
export const endpoints = {
  'users.registerOrUpdate': post('users/registerorupdate', userSyncSchema, null),
  'users.byId': get('users/{id}', null, userSchema),
  'users.delete': remove('users/{id}', null, null),

  'scholarships.all': publicGet('scholarships', null, v.array(scholarshipSchema)),
  'scholarships.active': publicGet('scholarships/active', null, v.array(scholarshipSchema)),
  'scholarships.expired': publicGet('scholarships/expired', null, v.array(scholarshipSchema)),
  'scholarships.byId': publicGet('scholarships/{id}', null, scholarshipDetailSchema),
  'scholarships.create': post('scholarships', scholarshipWriteSchema, scholarshipSchema),
  'scholarships.update': put('scholarships/{id}', scholarshipWriteSchema, scholarshipSchema),
  'scholarships.delete': remove('scholarships/{id}', null, null),

  'applications.create': {
    ...post('applications', newApplicationSchema, createdApplicationSchema),
    success: [201],
  },
  'applications.all': get('applications', null, v.array(applicationSchema)),
  'applications.byId': get('applications/{id}', null, applicationSchema),
  'applications.byStudent': get('applications/student/{studentId}', null, v.array(applicationSchema)),
  'applications.updateStatus': patch(
    'applications/{id}',
    v.object({ status: applicationStatusSchema }),
    applicationSchema,
  ),
  'applications.delete': remove('applications/{id}', null, null),

  'students.create': post('students', studentWriteSchema, null),
  'students.byId': get('students/{userId}', null, studentSchema),
  'students.update': put('students/{userId}', studentWriteSchema, null),
  'students.delete': remove('students/{userId}', null, null),

  'organizations.create': post('organizations', organizationWriteSchema, null),
  'organizations.byUser': get('organizations/{userId}', null, organizationSchema),
  'organizations.update': put('organizations/{userId}', organizationWriteSchema, null),
  'organizations.delete': remove('organizations/{userId}', null, null),
  'organizations.verify': put('organizations/{userId}/verify', null, null),

  'fundraisers.all': publicGet('fundraiser', null, v.array(fundraiserSchema)),
  'fundraisers.byId': publicGet('fundraiser/{id}', null, fundraiserDetailSchema),
  'fundraisers.create': post(
    'fundraiser',
    fundraiserWriteSchema,
    v.object({ id: fundraiserSchema.entries.id }),
  ),
  'fundraisers.update': put('fundraiser/{id}', fundraiserChangeSchema, null),
  'fundraisers.delete': remove('fundraiser/{id}', null, null),

  'transactions.createOrder': post('transaction/createorder', newOrderSchema, orderSchema),
  'transactions.verifyPayment': {
    ...post('transaction/verifypayment', paymentProofSchema, verificationSchema),
    success: [200],
  },
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
/** The name of an operation: `'scholarships.byId'`. */
export type OperationId = keyof Endpoints;
export const operationIds = Object.keys(endpoints) as readonly OperationId[];
