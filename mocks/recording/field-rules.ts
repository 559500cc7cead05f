import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints, OperationId } from '#contract/endpoints.ts';
import { APPLICATION_STATUSES } from '#contract/schemas/application.ts';
import { ROLES } from '#contract/schemas/primitives.ts';
import { writtenReason } from '../data/answers.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID, IMAGE_HOST } from '../data/fundraisers.ts';
import { at } from '../data/random.ts';
import { createSeedData } from '../data/seed-data.ts';
import type { OrganizationRecord, StudentRecord } from '../store/records.ts';
import { MOCK_SUPABASE_URL, publicFileUrl } from '../supabase/host.ts';

/** What an operation belongs to: the beginning of its name. */
export type Resource = OperationId extends `${infer Name}.${string}` ? Name : never;

/** Around records, and no part of them: a page of a list, and what an existing backend wraps a record in. */
export const wrappers = ['data', 'updatedStudent'] as const;
type Wrapper = (typeof wrappers)[number];

type Join<Path extends string, Key extends string> = Key extends Wrapper
  ? Path
  : Path extends ''
    ? Key
    : `${Path}.${Key}`;

/** The dotted path of every value in an answer, without lists and wrappers: `'organization.name'`. */
type Fields<T, Path extends string = ''> = T extends readonly (infer Member)[]
  ? Fields<Member, Path>
  : T extends object
    ? { [Key in keyof T & string]-?: Fields<NonNullable<T[Key]>, Join<Path, Key>> }[keyof T & string]
    : T extends undefined
      ? never
      : Path;

type AnswersOf<Name extends Resource> = {
  [Id in Extract<OperationId, `${Name}.${string}`>]: AnswerOf<Endpoints[Id]>;
}[Extract<OperationId, `${Name}.${string}`>];

/** Every field of the answers of one resource. */
export type FieldOf<Name extends Resource> = Fields<AnswersOf<Name>>;

/** The kinds of records that ids name. */
type Kind =
  | 'user'
  | 'student'
  | 'owner'
  | 'organization'
  | 'scholarship'
  | 'application'
  | 'fundraiser'
  | 'donation'
  | 'donor'
  | 'disbursement'
  | 'order';

/** What becomes of a field's text. Numbers, where they belong, and yes or no are no personal data. */
export type Rule =
  /** Another id, the same one for the same one. */
  | { readonly rule: 'id'; readonly kind: Kind }
  /** What the seed data has there; `seed(0)` is of the persona that opens the screen. */
  | { readonly rule: 'seed'; readonly seed: (index: number) => string }
  /** A longer text of the seed data, as long as the recorded one. */
  | { readonly rule: 'prose'; readonly seed: (index: number) => string }
  /** One of the words that the contract or an existing backend uses stays; any other becomes `OTHER`. */
  | { readonly rule: 'word'; readonly words: readonly string[] }
  /** What a server says stays where the contract or the mock says the very same. */
  | { readonly rule: 'sentence' }
  /** A moment that is not a birthday stays. */
  | { readonly rule: 'moment' }
  | { readonly rule: 'number' }
  | { readonly rule: 'flag' };

const SEEDED_ON = Date.UTC(2026, 10, 21, 6, 30);
const seedData = createSeedData('normal', () => SEEDED_ON);

const first = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
  [...list].sort((one, other) => Number(other.id === id) - Number(one.id === id));

const scholarships = first(seedData.scholarships, FRESH_SCHOLARSHIP_ID);
const fundraisers = first(seedData.fundraisers, EXAMPLE_FUNDRAISER_ID);
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** The seed data's ids of each kind, in the order in which they are given out; more are made up. */
export const seedIds: Readonly<Record<Kind, readonly string[]>> = {
  user: idsOf(seedData.users),
  student: seedData.students.map(({ userId }) => userId),
  owner: seedData.organizations.map(({ userId }) => userId),
  organization: idsOf(seedData.organizations),
  scholarship: idsOf(scholarships),
  application: idsOf(seedData.applications),
  fundraiser: idsOf(fundraisers),
  donation: idsOf(seedData.donations),
  donor: [...new Set(seedData.donations.map(({ donorId }) => donorId))],
  disbursement: [],
  order: [],
};

const id = (kind: Kind): Rule => ({ rule: 'id', kind });
const seed = (of: (index: number) => string): Rule => ({ rule: 'seed', seed: of });
const prose = (of: (index: number) => string): Rule => ({ rule: 'prose', seed: of });
const word = (...words: readonly string[]): Rule => ({ rule: 'word', words });
const sentence: Rule = { rule: 'sentence' };
const moment: Rule = { rule: 'moment' };
const number: Rule = { rule: 'number' };
const flag: Rule = { rule: 'flag' };

const user = (index: number) => at(seedData.users, index);
const student = (index: number) => at(seedData.students, index);
const scholarship = (index: number) => at(scholarships, index);
const fundraiser = (index: number) => at(fundraisers, index);

/** A field of a seeded student; where one has none, the next student's who has. */
function ofStudent(field: keyof StudentRecord): Rule {
  const values = seedData.students.flatMap((each) => each[field] ?? []);
  return seed((index) => student(index)[field] ?? at(values, index));
}

function ofOrganization(field: Exclude<keyof OrganizationRecord, 'verified'>): Rule {
  return seed((index) => at(seedData.organizations, index)[field] ?? `${field} of the seed data`);
}

const document = (name: string): Rule =>
  seed((index) =>
    publicFileUrl(MOCK_SUPABASE_URL, 'student-documents', `${student(index).userId}/${name}.pdf`),
  );

const applicationStatus = word(...APPLICATION_STATUSES);
const recordStatus = word('ACTIVE', 'INACTIVE', 'EXPIRED', 'CLOSED', 'PENDING', 'VERIFIED', 'REJECTED');

/**
 * A rule for every field of every answer of the contract: a field without one does not compile. What is not a field of
 * the contract is left out of a recorded file.
 */
export const fieldRules: { readonly [Name in Resource]: Readonly<Record<FieldOf<Name>, Rule>> } = {
  users: {
    id: id('user'),
    name: seed((index) => user(index).name),
    email: seed((index) => user(index).email ?? 'somebody@people.example'),
    role: word(...ROLES),
    createdAt: moment,
  },
  scholarships: {
    '': sentence,
    id: id('scholarship'),
    title: seed((index) => scholarship(index).title),
    description: prose((index) => scholarship(index).description),
    totalAmount: number,
    allocatedAmount: number,
    organizationId: id('owner'),
    'organization.id': id('organization'),
    'organization.name': seed((index) => at(seedData.organizations, index).organizationName),
    'applications.id': id('application'),
    'applications.studentId': id('student'),
    'applications.status': applicationStatus,
    'applications.createdAt': moment,
    expiredAt: moment,
    maxFamilyIncome: number,
    status: recordStatus,
    createdAt: moment,
    'disbursements.id': id('disbursement'),
    'disbursements.amount': number,
    'pagination.page': number,
    'pagination.limit': number,
    'pagination.totalCount': number,
    'pagination.totalPages': number,
  },
  applications: {
    id: id('application'),
    studentId: id('student'),
    scholarshipId: id('scholarship'),
    // Under its two headings, as the form sends it.
    scholarshipReason: seed(writtenReason),
    otherScholarships: flag,
    status: applicationStatus,
    createdAt: moment,
  },
  students: {
    userId: id('student'),
    fullName: ofStudent('fullName'),
    email: ofStudent('email'),
    dateOfBirth: ofStudent('dateOfBirth'),
    contactNumber: ofStudent('contactNumber'),
    address: ofStudent('address'),
    gender: ofStudent('gender'),
    nationality: ofStudent('nationality'),
    fatherName: ofStudent('fatherName'),
    motherName: ofStudent('motherName'),
    guardianName: ofStudent('guardianName'),
    guardianContact: ofStudent('guardianContact'),
    aboutMe: prose((index) => student(index).aboutMe ?? ''),
    domicileCert: document('domicileCert'),
    incomeCert: document('incomeCert'),
    tenthResult: document('tenthResult'),
    twelfthResult: document('twelfthResult'),
    status: recordStatus,
    verified: flag,
    'user.email': ofStudent('email'),
    'user.name': ofStudent('fullName'),
    phone: ofStudent('contactNumber'),
    alternateEmail: seed((index) => `other.${student(index).email}`),
    city: ofStudent('city'),
    state: ofStudent('state'),
    postalCode: ofStudent('postalCode'),
    careerGoals: prose((index) => student(index).careerGoals ?? ''),
  },
  organizations: {
    id: id('organization'),
    userId: id('owner'),
    organizationName: ofOrganization('organizationName'),
    registrationNumber: ofOrganization('registrationNumber'),
    contactPerson: ofOrganization('contactPerson'),
    contactEmail: ofOrganization('contactEmail'),
    contactNumber: ofOrganization('contactNumber'),
    address: ofOrganization('address'),
    websiteURL: ofOrganization('websiteURL'),
    documentURL: seed((index) =>
      publicFileUrl(MOCK_SUPABASE_URL, 'organization-documents', `${at(seedIds.owner, index)}/document.pdf`),
    ),
    verified: flag,
    verifiedAt: moment,
  },
  fundraisers: {
    id: id('fundraiser'),
    title: seed((index) => fundraiser(index).title),
    description: prose((index) => fundraiser(index).description),
    imageUrl: seed((index) => `${IMAGE_HOST}/${fundraiser(index).id}.png`),
    about: prose((index) => fundraiser(index).about),
    goalAmount: number,
    deadline: moment,
    organizationId: id('owner'),
    raisedAmount: number,
    'donations.id': id('donation'),
    'donations.donorId': id('donor'),
    'donations.amount': number,
    'donations.createdAt': moment,
    createdAt: moment,
  },
  transactions: {
    id: id('order'),
    amount: number,
    message: sentence,
    success: flag,
  },
};
