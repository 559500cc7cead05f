import { endpoints, type OperationId } from '#contract/endpoints.ts';

const owners: Partial<Record<OperationId, string>> = {
  'users.delete': 'a user that the server does not know yet',
  'applications.create': 'a student, and that of a verified organization',
  'applications.byId': 'a user with an application',
  'scholarships.create': 'an organization that may publish',
  'fundraisers.create': 'a verified organization',
  'students.create': 'a student without a profile',
  'organizations.create': 'an organization without a profile',
  'transactions.verifyPayment': 'a verified organization, for a campaign of its own',
  'organizations.byUser': 'an organization with a profile',
};

/** Returns why an operation was not tried with the given options. */
export function reasonFor(
  operation: OperationId,
  { hasTokens, writes, pays }: Readonly<Record<'hasTokens' | 'writes' | 'pays', boolean>>,
): string {
  const { method, access } = endpoints[operation];
  if (method !== 'GET' && !writes) return 'needs --write';
  if (operation.startsWith('transactions.') && !pays)
    return 'needs --payments: an order cannot be removed again';
  if (access === 'session' && !hasTokens) return 'needs a token: --as';
  const owner = owners[operation];
  return owner ? `needs the token of ${owner}` : 'the check created no such record';
}
