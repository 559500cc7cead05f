import type { OperationId } from '#contract/endpoints.ts';

/**
 * A link to an operation that uses a created record. The parameters are OpenAPI runtime
 * expressions.
 */
interface Link {
  readonly to: OperationId;
  readonly parameters: Readonly<Record<string, string>>;
  readonly description: string;
}

const MADE = '$response.body#/id';
const own = (read: OperationId, change: OperationId, remove: OperationId, id: string): readonly Link[] => [
  { to: read, parameters: { id }, description: 'Reads the record.' },
  { to: change, parameters: { id }, description: 'Changes the record.' },
  { to: remove, parameters: { id }, description: 'Removes the record.' },
];

/**
 * Links from each operation that creates a record to the operations that take the record's id.
 * Parameters have the same names as in the paths.
 */
const links: Partial<Record<OperationId, readonly Link[]>> = {
  'users.registerOrUpdate': [
    { to: 'users.byId', parameters: { id: '$request.body#/userId' }, description: 'Reads the user.' },
    { to: 'users.delete', parameters: { id: '$request.body#/userId' }, description: 'Removes the user.' },
  ],
  'scholarships.create': own('scholarships.byId', 'scholarships.update', 'scholarships.delete', MADE),
  'applications.create': [
    ...own('applications.byId', 'applications.updateStatus', 'applications.delete', MADE),
    {
      to: 'applications.byStudent',
      parameters: { studentId: '$request.body#/studentId' },
      description: 'Lists the student’s applications, including this one.',
    },
  ],
  'students.create': (['students.byId', 'students.update', 'students.delete'] as const).map((to) => ({
    to,
    parameters: { userId: '$request.body#/userId' },
    description: 'Uses the profile. Its id is the user’s id.',
  })),
  'organizations.create': (
    ['organizations.byUser', 'organizations.update', 'organizations.delete', 'organizations.verify'] as const
  ).map((to) => ({
    to,
    parameters: { userId: '$request.body#/userId' },
    description: 'Uses the profile. Its id is the user’s id.',
  })),
  'fundraisers.create': own('fundraisers.byId', 'fundraisers.update', 'fundraisers.delete', MADE),
  'transactions.createOrder': [
    {
      to: 'transactions.verifyPayment',
      parameters: {},
      description: 'The order’s `id` is the `razorpay_order_id` of the payment proof.',
    },
  ],
};

/** Returns the links in an operation's successful response, keyed by target operation. */
export function linksFrom(id: OperationId): { readonly links?: object } {
  const all = links[id];
  if (all === undefined) return {};
  const named = all.map(({ to, ...link }) => [to, { operationId: to, ...link }] as const);
  return { links: Object.fromEntries(named) };
}
