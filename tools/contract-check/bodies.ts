import type { BodyOf } from '#contract/endpoint.ts';
import type { Endpoints, OperationId } from '#contract/endpoints.ts';

type Body<Id extends OperationId> = BodyOf<Endpoints[Id]>;

/**
 * The request bodies that a check sends. All contain the run's mark and satisfy the strictest known
 * backend.
 */

const inAMonth = (now: number): string => new Date(now + 2_592_000_000).toISOString().slice(0, 10);

export const scholarshipBody = (mark: string, userId: string, now: number): Body<'scholarships.create'> => ({
  title: mark,
  description: `${mark}: created by a program that will remove it again.`,
  totalAmount: 1000,
  maxFamilyIncome: 0,
  expiredAt: `${inAMonth(now)}T12:00:00.000Z`,
  organizationId: userId,
  status: 'ACTIVE',
  allocatedAmount: 0,
});

export const fundraiserBody = (mark: string, userId: string, now: number): Body<'fundraisers.create'> => ({
  title: mark,
  description: `${mark}: created by a program that will remove it again.`,
  imageUrl: 'https://images.example/contract-check.png',
  about: 'This campaign checks that campaigns can be created. Please do not donate to it.',
  goalAmount: 1000,
  // The last millisecond of a day, as the site sends it. A server that rounds up to a full second
  // moves the deadline to the next day, and the check notices the difference.
  deadline: `${inAMonth(now)}T23:59:59.999Z`,
  organizationId: userId,
});

/**
 * Returns an application with two answers under headings, each longer than the contract requires.
 */
export const applicationBody = (mark: string, studentId: string, scholarshipId: string) => {
  const answer = `${mark}. ${'This application checks that applications can be sent. '.repeat(3)}`;
  const body: Body<'applications.create'> = {
    studentId,
    scholarshipId,
    scholarshipReason: `## Why I need it\n\n${answer}\n\n## Why I fit\n\n${answer}`,
    // True, so that the check notices a server that drops the field and stores false.
    otherScholarships: true,
  };
  return body;
};

export const studentBody = (mark: string, userId: string): Body<'students.create'> => ({
  userId,
  fullName: 'Contract Check',
  email: 'contract-check@students.example',
  dateOfBirth: '2006-02-03',
  contactNumber: '+919800000000',
  address: `${mark}, Lake Road, Mysuru`,
  gender: 'Other',
  nationality: 'Indian',
  fatherName: 'Contract',
  motherName: 'Check',
  guardianName: 'Contract Check',
  guardianContact: '+919800000000',
  aboutMe: mark,
  domicileCert: 'https://files.example/contract-check-1.pdf',
  incomeCert: 'https://files.example/contract-check-2.pdf',
  tenthResult: 'https://files.example/contract-check-3.pdf',
  twelfthResult: 'https://files.example/contract-check-4.pdf',
});

export const organizationBody = (mark: string, userId: string): Body<'organizations.create'> => ({
  userId,
  organizationName: mark,
  registrationNumber: 'CHECK/2026/1',
  contactPerson: 'Contract Check',
  contactEmail: 'contract-check@organizations.example',
  contactNumber: '+919800000000',
  address: '8, Park Street, Kolkata',
  verified: false,
  websiteURL: 'https://contract-check.example',
  documentURL: 'https://files.example/contract-check.pdf',
});
