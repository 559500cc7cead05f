import { endpoints, type OperationId } from '#contract/endpoints.ts';

const verifiedOrganization = 'needs the token of a verified organization';
const studentWithoutProfile = 'needs the token of a student without a profile';
const organizationWithoutProfile = 'needs the token of an organization without a profile';
const applicant = 'needs the token of a student, and a scholarship that is open';

/** What an operation needs to be tried. */
const needs: Partial<Record<OperationId, string>> = {
  'users.byId': 'needs the token of somebody whom the server knows',
  'users.delete': 'needs the token of somebody whom the server does not know yet',
  'scholarships.create': verifiedOrganization,
  'scholarships.update': verifiedOrganization,
  'scholarships.delete': verifiedOrganization,
  'applications.create': applicant,
  'applications.byId': 'needs the token of somebody with an application',
  'applications.updateStatus': 'needs two tokens: a verified organization’s and a student’s',
  'applications.delete': applicant,
  'students.create': studentWithoutProfile,
  'students.byId': 'needs the token of a student with a profile',
  'students.update': studentWithoutProfile,
  'students.delete': studentWithoutProfile,
  'organizations.create': organizationWithoutProfile,
  'organizations.byUser': 'needs the token of an organization with a profile',
  'organizations.update': organizationWithoutProfile,
  'organizations.delete': organizationWithoutProfile,
  'organizations.verify': organizationWithoutProfile,
  'fundraisers.create': verifiedOrganization,
  'fundraisers.update': verifiedOrganization,
  'fundraisers.delete': verifiedOrganization,
  'transactions.createOrder': 'needs --payments: an order cannot be removed again',
  'transactions.verifyPayment': 'needs a payment that somebody has made',
};

/** Why an operation was not tried, as far as what the check was given explains it. */
export function reasonFor(
  operation: OperationId,
  given: { readonly writes: boolean; readonly hasToken: boolean; readonly isInterrupted: boolean },
): string {
  if (given.isInterrupted) return 'the check was interrupted';
  const { method, access } = endpoints[operation];
  if (method !== 'GET' && !given.writes) return 'needs --write';
  if (access === 'session' && !given.hasToken) return 'needs a token: --as';
  return needs[operation] ?? 'nothing to try it with';
}
