import type { OperationId } from '#contract/endpoints.ts';
import type { Call } from './wire.ts';

export interface Kind {
  /** One of them, for people and in the file of records. */
  readonly name: KindName;
  readonly create: OperationId;
  readonly read: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId;
  /** Where a person's records are listed. A person has one of a kind without a list, under the person's id. */
  readonly list?: (userId: string) => Call;
  /** The record's own field that carries the run's mark. */
  readonly markedField: string;
  /** Whether a record that a wrong call has made blocks the next. */
  readonly isUnique?: true;
  /** The change that makes a record removable again: a decided application cannot be withdrawn. */
  readonly reopened?: { readonly status: string };
  /** Fields that are sent and need not be shown: the site does without them, or reads them elsewhere. */
  readonly mayBeHidden?: readonly string[];
}

export type KindName =
  | `${'student' | 'organization'}’s profile`
  | 'user'
  | 'scholarship'
  | 'campaign'
  | 'application';

const operationsOf = <Name extends string>(resource: Name) =>
  ({
    create: `${resource}.create`,
    read: `${resource}.byId`,
    update: `${resource}.update`,
    remove: `${resource}.delete`,
  }) as const;

export const kinds: Readonly<Record<KindName, Kind>> = {
  user: {
    ...operationsOf('users'),
    name: 'user',
    create: 'users.registerOrUpdate',
    update: 'users.registerOrUpdate',
    markedField: 'name',
    isUnique: true,
    mayBeHidden: ['userId'],
  },
  'student’s profile': {
    ...operationsOf('students'),
    name: 'student’s profile',
    markedField: 'address',
    isUnique: true,
  },
  'organization’s profile': {
    ...operationsOf('organizations'),
    name: 'organization’s profile',
    read: 'organizations.byUser',
    markedField: 'organizationName',
    isUnique: true,
  },
  scholarship: {
    ...operationsOf('scholarships'),
    name: 'scholarship',
    list: () => ({ operation: 'scholarships.all' }),
    markedField: 'title',
    mayBeHidden: ['status', 'allocatedAmount', 'organizationId'],
  },
  campaign: {
    ...operationsOf('fundraisers'),
    name: 'campaign',
    list: () => ({ operation: 'fundraisers.all' }),
    markedField: 'title',
    mayBeHidden: ['organizationId'],
  },
  application: {
    ...operationsOf('applications'),
    name: 'application',
    update: 'applications.updateStatus',
    list: (userId) => ({ operation: 'applications.byStudent', id: userId }),
    markedField: 'scholarshipReason',
    isUnique: true,
    reopened: { status: 'PENDING' },
  },
};
