import type { OperationId } from '#contract/endpoints.ts';

/** An operation that goes on with what another one has made, and where it finds the id. */
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

/** From each operation that makes a record to those that its id is for; one name for all parameters, as in the paths. */
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
      description: 'Lists it among the student’s own.',
    },
  ],
  'students.create': (['students.byId', 'students.update', 'students.delete'] as const).map((to) => ({
    to,
    parameters: { userId: '$request.body#/userId' },
    description: 'Goes on with the profile, which has its user’s id.',
  })),
  'organizations.create': (
    ['organizations.byUser', 'organizations.update', 'organizations.delete', 'organizations.verify'] as const
  ).map((to) => ({
    to,
    parameters: { userId: '$request.body#/userId' },
    description: 'Goes on with the profile, which has its user’s id.',
  })),
  'fundraisers.create': own('fundraisers.byId', 'fundraisers.update', 'fundraisers.delete', MADE),
  'transactions.createOrder': [
    {
      to: 'transactions.verifyPayment',
      parameters: {},
      description: 'The order’s `id` is the `razorpay_order_id` of the proof that it was paid.',
    },
  ],
};

/** The links of a success, by the operations' names; nothing where there are none. */
export function linksFrom(id: OperationId): { readonly links?: object } {
  const all = links[id];
  if (all === undefined) return {};
  const named = all.map(({ to, ...link }) => [to, { operationId: to, ...link }] as const);
  return { links: Object.fromEntries(named) };
}
