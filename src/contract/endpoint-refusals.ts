import type { OperationId } from './endpoints.ts';

/**
 * A refusal specific to one operation. Any operation can also fail because of a lost connection, a
 * timeout or a server error (5xx).
 */
export interface Refusal {
  readonly status: number;
  readonly when: string;
}

const noSession: Refusal = { status: 401, when: 'The call has no valid session token.' };
const notAllowed: Refusal = { status: 403, when: 'The user is not allowed to do this.' };
const notOwner: Refusal = { status: 403, when: 'The user does not own this record.' };
const unknownId: Refusal = { status: 404, when: 'No record has this id.' };
const badBody: Refusal = { status: 400, when: 'The body is invalid. `errors` names the fields.' };

/**
 * Lists why a server may refuse each operation. The mock, the generated documents and the contract
 * checks use this list. The site does not import it.
 */
export const endpointRefusals: Readonly<Record<OperationId, readonly Refusal[]>> = {
  'users.registerOrUpdate': [
    badBody,
    noSession,
    {
      status: 403,
      when: 'The id belongs to another user, or the role contradicts the user’s existing role.',
    },
  ],
  'users.byId': [noSession, unknownId],
  'users.delete': [noSession, notAllowed, unknownId],
  'scholarships.all': [],
  'scholarships.active': [],
  'scholarships.expired': [],
  'scholarships.byId': [unknownId],
  'scholarships.create': [
    { status: 400, when: 'A field is invalid, or the deadline has passed.' },
    noSession,
    { status: 403, when: 'The user is not an organization, or acts for another organization.' },
  ],
  'scholarships.update': [
    { status: 400, when: 'A field is invalid, or the deadline has passed.' },
    noSession,
    notOwner,
    unknownId,
  ],
  'scholarships.delete': [noSession, notOwner, unknownId],
  'applications.create': [
    { status: 400, when: 'An answer is too short or a field is missing. `errors` names the fields.' },
    noSession,
    { status: 403, when: 'The user is not a student, or sends another student’s id.' },
    { status: 404, when: 'The scholarship does not exist.' },
    { status: 409, when: 'This student has already applied for this scholarship.' },
  ],
  'applications.all': [noSession],
  'applications.byId': [noSession, notAllowed, unknownId],
  'applications.byStudent': [noSession, notAllowed],
  'applications.updateStatus': [
    badBody,
    noSession,
    { status: 403, when: 'The user does not own the scholarship.' },
    unknownId,
  ],
  'applications.delete': [
    noSession,
    { status: 403, when: 'The user did not send this application.' },
    unknownId,
    { status: 409, when: 'The organization has already accepted or rejected the application.' },
  ],
  'students.create': [
    badBody,
    noSession,
    notAllowed,
    { status: 409, when: 'This user already has a profile.' },
  ],
  'students.byId': [noSession, notAllowed, { status: 404, when: 'This user has no profile yet.' }],
  'students.update': [badBody, noSession, notAllowed, unknownId],
  'students.delete': [noSession, notAllowed, unknownId],
  'organizations.create': [
    badBody,
    noSession,
    notAllowed,
    { status: 409, when: 'This user already has an organization.' },
  ],
  'organizations.byUser': [noSession, { status: 404, when: 'This user has no organization yet.' }],
  'organizations.update': [badBody, noSession, notAllowed, unknownId],
  'organizations.delete': [noSession, notAllowed, unknownId],
  'organizations.verify': [noSession, notAllowed, unknownId],
  'fundraisers.all': [],
  'fundraisers.byId': [unknownId],
  'fundraisers.create': [
    badBody,
    noSession,
    { status: 403, when: 'The user is not a verified organization.' },
  ],
  'fundraisers.update': [badBody, noSession, notOwner, unknownId],
  'fundraisers.delete': [noSession, notOwner, unknownId],
  'transactions.createOrder': [badBody, noSession],
  'transactions.verifyPayment': [
    { status: 400, when: 'The signature does not match. The payment may have been taken.' },
    noSession,
  ],
};
