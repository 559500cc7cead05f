import type { OperationId } from './endpoints.ts';

/**
 * A one-line summary of each operation, for the generated documents. The site does not import the
 * summaries.
 */
export const endpointSummaries: Readonly<Record<OperationId, string>> = {
  'users.registerOrUpdate': 'Registers the signed-in user, or updates their details and role.',
  'users.byId': 'Reads a user with their role.',
  'users.delete': 'Removes a user.',
  'scholarships.all': 'Lists every scholarship.',
  'scholarships.active': 'Lists scholarships whose deadline has not passed.',
  'scholarships.expired': 'Lists scholarships whose deadline has passed.',
  'scholarships.byId': 'Reads one scholarship with its disbursements.',
  'scholarships.create': 'Publishes a scholarship.',
  'scholarships.update': 'Replaces a scholarship.',
  'scholarships.delete': 'Removes a scholarship.',
  'applications.create': 'Sends a student’s application for a scholarship.',
  'applications.all': 'Lists the applications that an organization received or a student sent.',
  'applications.byId': 'Reads one application.',
  'applications.byStudent': 'Lists a student’s applications.',
  'applications.updateStatus': 'Accepts, rejects or reopens an application.',
  'applications.delete': 'Withdraws an undecided application.',
  'students.create': 'Creates a student’s profile.',
  'students.byId': 'Reads a student’s profile.',
  'students.update': 'Replaces a student’s profile.',
  'students.delete': 'Removes a student’s profile.',
  'organizations.create': 'Creates an organization’s profile.',
  'organizations.byUser': 'Reads a user’s organization.',
  'organizations.update': 'Replaces an organization’s profile and marks it as unverified.',
  'organizations.delete': 'Removes an organization’s profile.',
  'organizations.verify': 'Marks an organization as verified. No user of this site may do this.',
  'fundraisers.all': 'Lists every campaign.',
  'fundraisers.byId': 'Reads one campaign.',
  'fundraisers.create': 'Starts a campaign.',
  'fundraisers.update': 'Changes a campaign. The body contains only the changed fields.',
  'fundraisers.delete': 'Removes a campaign.',
  'transactions.createOrder': 'Creates a payment order for an amount in rupees. Returns the amount in paise.',
  'transactions.verifyPayment':
    'Verifies a captured payment. The payment is verified only if `success` is true.',
};

/**
 * Rules that a backend must follow but the schemas can't express, for the generated documents. The
 * site does not import the rules.
 */
export const endpointDescriptions: Partial<Readonly<Record<OperationId, string>>> = {
  'users.registerOrUpdate': 'Users may register only as STUDENT, DONOR or ORGANIZATION.',
  'scholarships.update':
    'To close a scholarship early, the site sends a deadline that is one to two minutes away. A deadline in the past is refused.',
  'organizations.update': 'Changing a profile never verifies the organization.',
  'transactions.verifyPayment':
    'Checks the provider’s signature with the key’s secret. A verified payment adds one donation to its ' +
    'campaign and raises the campaign’s `raisedAmount` once, however often the same proof arrives.',
};
