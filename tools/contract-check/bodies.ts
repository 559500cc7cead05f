import type { NewApplication } from '#contract/schemas/application.ts';
import type { FundraiserWrite } from '#contract/schemas/fundraiser.ts';
import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { StudentWrite } from '#contract/schemas/student.ts';

/** What a check sends. Everything carries the run's marker, and is small enough for the strictest known backend. */

const DAY_MS = 24 * 60 * 60 * 1000;
const inAMonth = (now: number): string => new Date(now + 30 * DAY_MS).toISOString().slice(0, 10);

export const scholarshipBody = (marker: string, userId: string, now: number): ScholarshipWrite => ({
  title: marker,
  description: `${marker}: made by a program that removes it again.`,
  totalAmount: 1000,
  maxFamilyIncome: 0,
  expiredAt: `${inAMonth(now)}T12:00:00.000Z`,
  organizationId: userId,
  status: 'ACTIVE',
  allocatedAmount: 0,
});

export const fundraiserBody = (marker: string, userId: string, now: number): FundraiserWrite => ({
  title: marker,
  description: `${marker}: made by a program that removes it again.`,
  imageUrl: 'https://images.example/contract-check.png',
  about: 'This campaign checks that campaigns can be made. Please do not give to it.',
  goalAmount: 1000,
  // As the site sends it: a server that rounds it to a second moves it to the next day.
  deadline: `${inAMonth(now)}T23:59:59.999Z`,
  organizationId: userId,
});

/** Two answers under their headings, each longer than the contract asks for. */
export const applicationBody = (marker: string, studentId: string, scholarshipId: string): NewApplication => {
  const answer = `${marker}. ${'This application checks that applications can be sent. '.repeat(3)}`;
  return {
    studentId,
    scholarshipId,
    scholarshipReason: `## Why I need it\n\n${answer}\n\n## Why I fit\n\n${answer}`,
    // A server that drops it stores false.
    otherScholarships: true,
  };
};

export const studentBody = (marker: string, userId: string): StudentWrite => ({
  userId,
  fullName: 'Contract Check',
  email: 'contract-check@students.example',
  dateOfBirth: '2006-02-03',
  contactNumber: '+919800000000',
  address: `${marker}, Lake Road, Mysuru`,
  gender: 'Other',
  nationality: 'Indian',
  fatherName: 'Contract',
  motherName: 'Check',
  guardianName: 'Contract Check',
  guardianContact: '+919800000000',
  aboutMe: marker,
  domicileCert: 'https://files.example/contract-check-1.pdf',
  incomeCert: 'https://files.example/contract-check-2.pdf',
  tenthResult: 'https://files.example/contract-check-3.pdf',
  twelfthResult: 'https://files.example/contract-check-4.pdf',
});

export const organizationBody = (marker: string, userId: string): OrganizationWrite => ({
  userId,
  organizationName: marker,
  registrationNumber: 'CHECK/2026/1',
  contactPerson: 'Contract Check',
  contactEmail: 'contract-check@organizations.example',
  contactNumber: '+919800000000',
  address: '8, Park Street, Kolkata',
  verified: false,
  websiteURL: 'https://contract-check.example',
  documentURL: 'https://files.example/contract-check.pdf',
});
