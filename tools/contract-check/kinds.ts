import type { OperationId } from '#contract/endpoints.ts';
import type { Call } from './wire.ts';

export interface Kind {
  /** Singular name, for reports and the journal. */
  readonly name: KindName;
  readonly create: OperationId;
  readonly read: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId;
  /**
   * The call that lists a user's records. If omitted, each user has at most one record, whose id is
   * the user's id.
   */
  readonly list?: (userId: string) => Call;
  /** The field that contains the run's mark. */
  readonly markedField: string;
  /**
   * True if a user can have only one such record. While one exists, the check cannot create
   * another.
   */
  readonly isUnique?: true;
  /**
   * The change that makes a record removable again. Only applications need it, because a decided
   * application cannot be withdrawn.
   */
  readonly reopened?: { readonly status: string };
  /**
   * Fields that a response may leave out, because the site does not need them or reads them
   * elsewhere.
   */
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
