import { endpoints, type OperationId } from '#contract/endpoints.ts';
import type { Call } from './wire.ts';

/** A kind of record that a run makes. */
export interface Kind {
  /** One of them, for people and in the file of records. */
  readonly name: KindName;
  readonly create: OperationId;
  readonly read: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId;
  /** Where a person's records are listed; null where a person has one, whose id is the person's. */
  readonly list: ((userId: string) => Call) | null;
  /** The record's own field that carries the run's mark. */
  readonly markedField: string;
  /** Whether a record that a wrong call has made blocks the next. */
  readonly isUnique: boolean;
  /** Fields that are sent and need not be shown: the site does without them, or reads them elsewhere. */
  readonly mayBeHidden: readonly string[];
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
const onePerPerson = { list: null, isUnique: true, mayBeHidden: [] } as const;

export const kinds: Readonly<Record<KindName, Kind>> = {
  user: {
    ...onePerPerson,
    ...operationsOf('users'),
    name: 'user',
    create: 'users.registerOrUpdate',
    update: 'users.registerOrUpdate',
    markedField: 'name',
    mayBeHidden: ['userId'],
  },
  'student’s profile': {
    ...onePerPerson,
    ...operationsOf('students'),
    name: 'student’s profile',
    markedField: 'address',
  },
  'organization’s profile': {
    ...onePerPerson,
    ...operationsOf('organizations'),
    name: 'organization’s profile',
    read: 'organizations.byUser',
    markedField: 'organizationName',
  },
  scholarship: {
    ...operationsOf('scholarships'),
    name: 'scholarship',
    list: () => ({ operation: 'scholarships.all' }),
    markedField: 'title',
    isUnique: false,
    mayBeHidden: ['status', 'allocatedAmount', 'organizationId'],
  },
  campaign: {
    ...operationsOf('fundraisers'),
    name: 'campaign',
    list: () => ({ operation: 'fundraisers.all' }),
    markedField: 'title',
    isUnique: false,
    mayBeHidden: ['organizationId'],
  },
  application: {
    ...operationsOf('applications'),
    name: 'application',
    update: 'applications.updateStatus',
    list: (userId) => callOn('applications.byStudent', userId),
    markedField: 'scholarshipReason',
    isUnique: true,
    mayBeHidden: [],
  },
};

/** What the one parameter in the path of an operation is called. */
export const idNameOf = (operation: OperationId): string =>
  /\{(\w+)\}/.exec(endpoints[operation].path)?.[1] ?? 'id';

export const callOn = (operation: OperationId, id: string): Call => ({
  operation,
  params: { [idNameOf(operation)]: id },
});
