import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import {
  acceptsInstead,
  answers,
  checksNoOwner,
  checksNoSignature,
  checksNoToken,
  doesNothing,
  listsEverything,
  type PlantAt,
  refuses,
  refusesAndDoes,
  refusesWith,
  requires,
  showing,
  stale,
  storing,
  succeedsWith,
} from './plants.ts';
import type { Plant } from './proxy.ts';

/** A mistake that a backend may make. */
export interface PlantedFault {
  readonly name: string;
  /** Where it has to be named: at one of these. */
  readonly at: readonly OperationId[];
  /** Created for each run: some remember what they have answered. */
  readonly plant: () => Plant;
  /** Who has to try it, where the operation does not say. */
  readonly people?: People;
}

/** People with profiles and records, or newcomers without. */
export type People = 'established' | 'newcomers';

type Fault = readonly [name: string, operation: OperationId, plant: PlantAt, people?: People];

const DAY_MS = 24 * 60 * 60 * 1000;
const shifted = (field: string, milliseconds: number) => (record: Record<string, unknown>) => ({
  ...record,
  [field]: new Date(Date.parse(String(record[field])) + milliseconds).toISOString(),
});
const times = (field: string, factor: number) => (record: Record<string, unknown>) => ({
  ...record,
  [field]: Number(record[field] ?? 0) * factor,
});
const set = (field: string, value: unknown) => (record: object) => ({ ...record, [field]: value });
/** Sets a field only where it is sent. */
const keep = (field: string, value: unknown) => (record: object) =>
  field in record ? { ...record, [field]: value } : record;

const guarded = operationIds.filter((id) => endpoints[id].access === 'session');
/** What the check gets a success of; organizations cannot be verified here, and a payment that was not made cannot be either. */
const succeeding = operationIds.filter(
  (id) => id !== 'organizations.verify' && id !== 'transactions.verifyPayment',
);
const reads = guarded.filter((id) => endpoints[id].method === 'GET');

const statuses = succeeding.map((id): Fault => [`${id} succeeds with 202`, id, succeedsWith(202)]);
const tokens = guarded.map((id): Fault => [`${id} checks no token`, id, checksNoToken]);
const signatures = reads.map((id): Fault => [`${id} takes a forged token`, id, checksNoSignature]);

const missing = (
  [
    ['scholarships.all', ['id', 'title', 'totalAmount', 'expiredAt']],
    ['scholarships.active', ['title', 'expiredAt']],
    ['scholarships.expired', ['title', 'expiredAt']],
    ['scholarships.byId', ['id', 'title', 'totalAmount', 'expiredAt']],
    ['fundraisers.all', ['id', 'title', 'goalAmount', 'deadline']],
    ['fundraisers.byId', ['id', 'title', 'goalAmount', 'deadline']],
    ['fundraisers.create', ['id']],
    ['scholarships.create', ['id', 'title']],
    ['users.byId', ['id']],
    ['applications.all', ['id']],
    ['applications.byId', ['id']],
    ['applications.byStudent', ['id']],
    ['transactions.createOrder', ['id', 'amount']],
  ] as const
).flatMap(([id, fields]) =>
  fields.map((field): Fault => [`${id} leaves out ${field}`, id, showing(set(field, undefined))]),
);

const types: readonly Fault[] = [
  ['an amount as a text', 'scholarships.byId', showing(set('totalAmount', '5000'))],
  ['a goal as a text', 'fundraisers.all', showing(set('goalAmount', '5000'))],
  ['an id as a number', 'users.byId', showing(set('id', 7))],
  ['a deadline in another form', 'scholarships.all', showing(set('expiredAt', '31/12/2027'))],
  ['a deadline as a number', 'fundraisers.byId', showing(set('deadline', 1_800_000_000))],
  ['a switch as a text', 'applications.byId', showing(set('otherScholarships', 'yes'))],
  ['verified as a text', 'organizations.byUser', showing(set('verified', 'no'))],
  ['a status as a number', 'applications.updateStatus', showing(set('status', 1))],
  ['a birthday that is no date', 'students.byId', showing(set('dateOfBirth', 'soon'))],
  ['donations as an object', 'fundraisers.byId', showing(set('donations', {}))],
  ['a negative amount', 'scholarships.all', showing(set('totalAmount', -1))],
];

const units: readonly Fault[] = [
  ['shows the amount in paise', 'scholarships.byId', showing(times('totalAmount', 100))],
  ['lists the amounts in paise', 'scholarships.all', showing(times('totalAmount', 100))],
  ['stores the amount in paise', 'scholarships.create', storing(times('totalAmount', 100))],
  ['changes the amount to paise', 'scholarships.update', storing(times('totalAmount', 100))],
  ['answers the amount in paise', 'scholarships.create', showing(times('totalAmount', 100))],
  ['shows the goal in paise', 'fundraisers.byId', showing(times('goalAmount', 100))],
  ['stores the goal in paise', 'fundraisers.create', storing(times('goalAmount', 100))],
  ['lists the goals in lakhs', 'fundraisers.all', showing(times('goalAmount', 0.000_01))],
  ['shows what is raised in paise', 'fundraisers.byId', showing(times('raisedAmount', 100))],
  ['makes the order in rupees', 'transactions.createOrder', showing(times('amount', 0.01))],
  ['shows the income limit in paise', 'scholarships.byId', showing(times('maxFamilyIncome', 100))],
];

const staleReads = (
  [
    ['scholarships.byId', []],
    ['scholarships.all', []],
    ['fundraisers.byId', []],
    ['fundraisers.all', []],
    ['applications.byId', []],
    ['applications.byStudent', []],
    ['applications.all', []],
    ['students.byId', ['students.update']],
    ['organizations.byUser', ['organizations.update']],
  ] as const
).map(
  // A profile is in no list: nothing tells a read that is old from a write that was lost.
  ([id, others]): PlantedFault => ({
    name: `${id} answers what it has answered before`,
    at: [id, ...others],
    plant: () => stale(id),
    ...(others.length > 0 && { people: 'newcomers' as const }),
  }),
);

const lostWrites = (
  [
    'scholarships.update',
    'fundraisers.update',
    'students.update',
    'organizations.update',
    'applications.updateStatus',
    'scholarships.delete',
    'fundraisers.delete',
    'applications.delete',
    'students.delete',
    'organizations.delete',
    'users.delete',
  ] as const
).map((id): Fault => [`${id} says that it is done, and does nothing`, id, doesNothing]);

const owners = (
  [
    'scholarships.update',
    'scholarships.delete',
    'fundraisers.update',
    'fundraisers.delete',
    'applications.byId',
    'applications.byStudent',
    'applications.updateStatus',
    'applications.delete',
    'students.byId',
    'students.update',
    'students.delete',
    'organizations.update',
    'organizations.delete',
    'users.registerOrUpdate',
    'users.delete',
  ] as const
).map((id): Fault => [`${id} does not check whose it is`, id, checksNoOwner()]);

const roles: readonly Fault[] = [
  ['publishes for students and donors', 'scholarships.create', checksNoOwner(true)],
  ['starts campaigns for students and donors', 'fundraisers.create', checksNoOwner(true)],
  ['publishes for the unverified', 'scholarships.create', checksNoOwner(true), 'newcomers'],
  ['starts campaigns for the unverified', 'fundraisers.create', checksNoOwner(true), 'newcomers'],
  ['takes applications of organizations', 'applications.create', acceptsInstead(403)],
  ['makes students of organizations', 'students.create', acceptsInstead(403)],
  ['makes organizations of students', 'organizations.create', acceptsInstead(403)],
  ['lets organizations verify themselves', 'organizations.verify', acceptsInstead(403, {})],
  ['changes a role that is settled', 'users.registerOrUpdate', acceptsInstead(403, {})],
];

const doubles: readonly Fault[] = [
  ['takes an application twice', 'applications.create', acceptsInstead(409)],
  ['makes a second profile', 'students.create', acceptsInstead(409)],
  ['makes a second organization', 'organizations.create', acceptsInstead(409)],
  ['takes a forged signature', 'transactions.verifyPayment', acceptsInstead(400, { success: true })],
  ['lists everybody’s applications', 'applications.all', listsEverything],
  ['lists everybody’s as a student’s own', 'applications.byStudent', listsEverything],
];

const bodies = (
  [
    'scholarships.create',
    'scholarships.update',
    'fundraisers.create',
    'fundraisers.update',
    'applications.create',
    'applications.updateStatus',
    'students.create',
    'students.update',
    'organizations.create',
    'organizations.update',
    'users.registerOrUpdate',
    'transactions.createOrder',
  ] as const
).map((id): Fault => [`${id} takes any body`, id, acceptsInstead(400)]);

const unknown = (
  [
    'scholarships.byId',
    'fundraisers.byId',
    'users.byId',
    'organizations.byUser',
    'scholarships.update',
    'scholarships.delete',
    'fundraisers.update',
    'fundraisers.delete',
    'applications.updateStatus',
    'applications.delete',
    'applications.create',
  ] as const
).map((id): Fault => [`${id} takes an unknown id`, id, acceptsInstead(404)]);

const refusals: readonly Fault[] = [
  ['a missing token is 400', 'applications.all', refusesWith(401, 400)],
  ['a missing token is 500', 'students.byId', refusesWith(401, 500)],
  ['not the owner is 500', 'scholarships.update', refusesWith(403, 500)],
  ['not the owner is 400', 'fundraisers.delete', refusesWith(403, 400)],
  ['unknown is 500', 'scholarships.byId', refusesWith(404, 500)],
  ['unknown is 400', 'fundraisers.byId', refusesWith(404, 400)],
  ['a wrong body is 500', 'scholarships.create', refusesWith(400, 500)],
  ['a wrong body is 422', 'applications.create', refusesWith(400, 422)],
  ['a second application is 500', 'applications.create', refusesWith(409, 500)],
  ['refused and removed all the same', 'scholarships.delete', refusesAndDoes],
  ['refused and changed all the same', 'scholarships.update', refusesAndDoes],
];

const fields: readonly Fault[] = [
  ['asks for an income limit', 'scholarships.create', requires('maxFamilyIncome')],
  ['asks for the father’s name', 'students.create', requires('fatherName')],
  ['asks for a certificate', 'students.create', requires('incomeCert')],
  ['asks for a document', 'organizations.create', requires('documentURL')],
  ['asks for a website', 'organizations.create', requires('websiteURL')],
  ['cannot change a date of birth', 'students.update', refuses('dateOfBirth', 500)],
  ['cannot clear a website', 'organizations.update', refuses('websiteURL', 400)],
  ['drops the other scholarships', 'applications.create', storing(set('otherScholarships', false))],
  ['drops the income limit', 'scholarships.create', storing(keep('maxFamilyIncome', null))],
  ['drops what a student writes', 'students.create', storing(keep('aboutMe', null))],
  ['drops a document', 'students.create', storing(keep('tenthResult', null))],
  ['drops a changed text', 'students.update', storing(keep('aboutMe', undefined))],
  ['keeps a website that is cleared', 'organizations.update', storing(keep('websiteURL', undefined))],
  ['drops an organization’s document', 'organizations.create', storing(keep('documentURL', null))],
  ['drops a campaign’s picture', 'fundraisers.byId', showing(set('imageUrl', undefined))],
  ['cuts a description', 'scholarships.create', storing(set('description', 'Short.'))],
  ['shifts a deadline by the zone', 'scholarships.create', storing(shifted('expiredAt', 5.5 * 3_600_000))],
  ['shifts a campaign’s deadline by a day', 'fundraisers.create', storing(shifted('deadline', DAY_MS))],
  ['shifts a birthday by a day', 'students.create', storing(shifted('dateOfBirth', -DAY_MS))],
  [
    'decides for another status',
    'applications.updateStatus',
    storing((body) => (body.status === 'ACCEPTED' ? { status: 'REJECTED' } : body)),
  ],
];

const elsewhere: readonly Fault[] = [
  ['shows another scholarship', 'scholarships.byId', showing(set('id', 'another'))],
  ['shows another campaign', 'fundraisers.byId', showing(set('id', 'another'))],
  ['shows another user', 'users.byId', showing(set('id', 'another'))],
  ['shows another student', 'students.byId', showing(set('userId', 'another')), 'established'],
  ['shows another organization', 'organizations.byUser', showing(set('userId', 'another')), 'established'],
  ['lists past deadlines as open', 'scholarships.active', showing(set('expiredAt', '2020-01-01T00:00:00Z'))],
  ['lists open deadlines as past', 'scholarships.expired', showing(set('expiredAt', '2099-01-01T00:00:00Z'))],
  [
    'a page for people',
    'scholarships.expired',
    answers(() => new Response('<!doctype html>', { status: 502, headers: { 'content-type': 'text/html' } })),
  ],
  [
    'a redirect to a sign-in page',
    'applications.all',
    answers(() => new Response(null, { status: 302, headers: { location: '/sign-in' } })),
  ],
  ['no JSON', 'fundraisers.all', answers(() => new Response('OK'))],
  [
    'JSON that breaks off',
    'scholarships.all',
    answers(async (ask) => new Response((await (await ask()).text()).slice(0, -9))),
  ],
  [
    'a connection that fails',
    'scholarships.active',
    answers(() => Promise.reject(new TypeError('fetch failed'))),
  ],
  ['a call that hangs', 'scholarships.expired', answers(() => new Promise(() => {}))],
  [
    'an object around a list',
    'fundraisers.all',
    answers(async (ask) => Response.json({ campaigns: await (await ask()).json() })),
  ],
  [
    'a list around a record',
    'users.byId',
    answers(async (ask) => Response.json([await (await ask()).json()])),
  ],
];

/** Every fault that the exam plants, one at a time. */
export const plantedFaults: readonly PlantedFault[] = [
  ...staleReads,
  ...[
    ...statuses,
    ...tokens,
    ...signatures,
    ...missing,
    ...types,
    ...units,
    ...lostWrites,
    ...owners,
    ...roles,
    ...doubles,
    ...bodies,
    ...unknown,
    ...refusals,
    ...fields,
    ...elsewhere,
  ].map(
    ([name, operation, plant, people]): PlantedFault => ({
      name,
      at: [operation],
      plant: () => plant(operation),
      ...(people && { people }),
    }),
  ),
];
