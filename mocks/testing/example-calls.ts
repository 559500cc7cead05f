import type { OperationId } from '#contract/endpoints.ts';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { writtenReason } from '../data/answers.ts';
import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../data/fundraisers.ts';
import { type PersonaName, persona } from '../data/personas.ts';
import { signPayment } from '../rules/transaction.ts';
import type { CallOptions, TestMock } from './create-test-mock.ts';

export const idOf = (name: PersonaName): string => persona(name).userId;
const soon = '2027-03-01T18:29:59.000Z';

/** A scholarship that the persona `organization` may publish. */
export const scholarship = {
  title: 'Evening College Grant',
  description: 'For students who work during the day.',
  totalAmount: 40_000,
  maxFamilyIncome: 0,
  expiredAt: soon,
  organizationId: idOf('organization'),
  status: 'ACTIVE',
  allocatedAmount: 0,
} satisfies Required<ScholarshipWrite>;
/** An application that the persona `student` may send. */
export const application = {
  studentId: idOf('student'),
  scholarshipId: FRESH_SCHOLARSHIP_ID,
  scholarshipReason: writtenReason(0),
  otherScholarships: false,
};
const student = {
  userId: idOf('student-new'),
  fullName: 'Ravi Kumar',
  email: 'ravi@students.example',
  dateOfBirth: '2006-02-03',
  contactNumber: '+919812345678',
  address: '4, Lake Road, Mysuru',
  gender: 'Male',
  nationality: null,
  fatherName: null,
  motherName: null,
  guardianName: null,
  guardianContact: null,
  aboutMe: null,
  domicileCert: null,
  incomeCert: null,
  tenthResult: null,
  twelfthResult: null,
};
const organization = {
  userId: idOf('organization-new'),
  organizationName: 'Setu',
  registrationNumber: 'WB/2026/1',
  contactPerson: 'Anjali Das',
  contactEmail: 'office@setu.example',
  contactNumber: '+913312345678',
  address: '8, Park Street, Kolkata',
  websiteURL: null,
  documentURL: null,
  verified: false,
};
const fundraiser = {
  title: 'A water filter for the school',
  description: 'Clean water for two hundred children.',
  imageUrl: 'https://images.mock.localhost/filter.png',
  about: 'The well is deep, but the pump is old.',
  goalAmount: 60_000,
  deadline: soon,
  organizationId: idOf('organization'),
};

interface Example extends CallOptions {
  /** The expected status. Defaults to the contract's first success status. */
  readonly status?: number;
  readonly before?: (mock: TestMock) => Promise<unknown>;
}

const appliedId = 'app-tamil-medium-merit-1';

/**
 * An example call for each operation. All succeed except `organizations.verify`, which the mock
 * refuses for every user.
 */
export const examples: Record<OperationId, Example> = {
  'users.registerOrUpdate': {
    as: 'no-role',
    body: { userId: idOf('no-role'), name: 'Kiran Patil', email: null, role: 'DONOR' },
    status: 201,
  },
  'users.byId': { as: 'donor', params: { id: idOf('organization') } },
  'users.delete': { as: 'donor', params: { id: idOf('donor') }, status: 204 },
  'scholarships.all': {},
  'scholarships.active': {},
  'scholarships.expired': {},
  'scholarships.byId': { params: { id: APPLIED_SCHOLARSHIP_ID } },
  'scholarships.create': { as: 'organization', body: scholarship, status: 201 },
  'scholarships.update': {
    as: 'organization',
    params: { id: FRESH_SCHOLARSHIP_ID },
    body: scholarship,
  },
  'scholarships.delete': { as: 'organization', params: { id: FRESH_SCHOLARSHIP_ID }, status: 204 },
  'applications.create': { as: 'student', body: application },
  'applications.all': { as: 'organization' },
  'applications.byId': { as: 'student-applied', params: { id: appliedId } },
  'applications.byStudent': { as: 'student-applied', params: { studentId: idOf('student-applied') } },
  'applications.updateStatus': {
    as: 'organization',
    params: { id: 'app-girls-in-stem-1' },
    body: { status: 'ACCEPTED' },
  },
  'applications.delete': { as: 'student-applied', params: { id: appliedId }, status: 204 },
  'students.create': { as: 'student-new', body: student, status: 201 },
  'students.byId': { as: 'student', params: { userId: idOf('student') } },
  'students.update': {
    as: 'student',
    params: { userId: idOf('student') },
    body: { ...student, userId: idOf('student'), aboutMe: 'I like to repair radios.' },
  },
  'students.delete': { as: 'student', params: { userId: idOf('student') }, status: 204 },
  'organizations.create': { as: 'organization-new', body: organization, status: 201 },
  'organizations.byUser': { as: 'student', params: { userId: idOf('organization') } },
  'organizations.update': {
    as: 'organization',
    params: { userId: idOf('organization') },
    body: { ...organization, userId: idOf('organization'), address: '15, 3rd Cross, Malleshwaram' },
  },
  'organizations.delete': { as: 'organization', params: { userId: idOf('organization') }, status: 204 },
  'organizations.verify': { as: 'organization', params: { userId: idOf('organization') }, status: 403 },
  'fundraisers.all': {},
  'fundraisers.byId': { params: { id: EXAMPLE_FUNDRAISER_ID } },
  'fundraisers.create': { as: 'organization', body: fundraiser, status: 201 },
  'fundraisers.update': {
    as: 'organization',
    params: { id: EXAMPLE_FUNDRAISER_ID },
    body: { title: 'A Village Library for Kolar and Bangarapet' },
  },
  'fundraisers.delete': { as: 'organization', params: { id: EXAMPLE_FUNDRAISER_ID }, status: 204 },
  'transactions.createOrder': { as: 'donor', body: { amount: 250.5 }, status: 201 },
  'transactions.verifyPayment': {
    as: 'donor',
    before: (mock) => mock.call('transactions.createOrder', { as: 'donor', body: { amount: 250 } }),
    body: {
      razorpay_order_id: 'order-1',
      razorpay_payment_id: 'pay-1',
      razorpay_signature: signPayment('order-1', 'pay-1'),
      donorId: idOf('donor'),
      fundraiserId: EXAMPLE_FUNDRAISER_ID,
      amount: 250,
    },
  },
};
