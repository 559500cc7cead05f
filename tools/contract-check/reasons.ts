import { endpoints, type OperationId } from '#contract/endpoints.ts';
import type { Role } from '#contract/schemas/primitives.ts';

/** What a check was given. */
export interface Given {
  readonly writes: boolean;
  readonly pays: boolean;
  /** The roles of those whose tokens it has. */
  readonly roles: ReadonlySet<Role | null>;
  readonly isInterrupted: boolean;
}

const tokensOf: Readonly<Record<Role, string>> = {
  ORGANIZATION: 'a verified organization’s token',
  STUDENT: 'a student’s token',
  DONOR: 'a donor’s token',
};

/** Whose tokens the writes of a resource need to be tried, beside any. */
const writers: Readonly<Record<string, readonly Role[]>> = {
  scholarships: ['ORGANIZATION'],
  // The check applies for no scholarship but its own.
  applications: ['ORGANIZATION', 'STUDENT'],
  students: ['STUDENT'],
  organizations: ['ORGANIZATION'],
  fundraisers: ['ORGANIZATION'],
};

/** What else an operation needs that the check was given, or has made. */
const needs: Partial<Record<OperationId, string>> = {
  'users.delete': 'needs the token of a person whom the server does not know yet',
  'scholarships.create': 'needs the token of an organization that is verified',
  'scholarships.update': 'no scholarship was made that could be changed',
  'scholarships.delete': 'no scholarship was made that could be removed',
  'applications.create': 'no scholarship was made to apply for',
  'applications.byId': 'none of the callers has an application',
  'applications.updateStatus': 'no application was made to decide about',
  'applications.delete': 'no application was made that could be withdrawn',
  'students.create': 'needs the token of a student without a profile',
  'students.update': 'no profile was made that could be changed',
  'students.delete': 'no profile was made that could be removed',
  'organizations.create': 'needs the token of an organization without a profile',
  'organizations.byUser': 'needs the token of an organization with a profile',
  'organizations.update': 'no profile was made that could be changed',
  'organizations.delete': 'no profile was made that could be removed',
  'organizations.verify': 'no profile was made that could be verified',
  'fundraisers.create': 'needs the token of an organization that is verified',
  'fundraisers.update': 'no campaign was made that could be changed',
  'fundraisers.delete': 'no campaign was made that could be removed',
  'transactions.verifyPayment': 'needs a real payment: only its refusal can be tried',
};

/** Why an operation was not tried, as far as what the check was given explains it. */
export function reasonFor(operation: OperationId, given: Given): string {
  if (given.isInterrupted) return 'the check was interrupted';
  const { method, access } = endpoints[operation];
  if (method !== 'GET' && !given.writes) return 'needs --write';
  if (operation.startsWith('transactions.') && !given.pays)
    return 'needs --payments: an order cannot be removed again';
  if (access === 'session' && given.roles.size === 0) return 'needs a token: --as';
  const [resource = ''] = operation.split('.');
  const needed = method === 'GET' ? [] : (writers[resource] ?? []);
  const missing = needed.filter((role) => !given.roles.has(role));
  if (missing.length > 0) return `needs ${missing.map((role) => tokensOf[role]).join(' and ')}`;
  return needs[operation] ?? 'nothing to try it with';
}
