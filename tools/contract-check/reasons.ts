import { endpoints, type OperationId } from '#contract/endpoints.ts';

const owners: Partial<Record<OperationId, string>> = {
  'users.delete': 'a person whom the server does not know yet',
  'applications.create': 'a student, beside that of a verified organization',
  'applications.byId': 'a person with an application',
  'scholarships.create': 'an organization that may publish',
  'fundraisers.create': 'a verified organization',
  'students.create': 'a student without a profile',
  'organizations.create': 'an organization without a profile',
  'transactions.verifyPayment': 'a verified organization, for a campaign of its own',
  'organizations.byUser': 'an organization with a profile',
};

/** Why an operation was not tried, by the check's options. */
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
  return owner ? `needs the token of ${owner}` : 'no such record was made';
}
