import { personas } from '../data/personas.ts';
import type {
  ApplicationRecord,
  FundraiserRecord,
  OrganizationRecord,
  ScholarshipRecord,
  StudentRecord,
  UserRecord,
} from '../store/records.ts';

/**
 * Returns a function that builds complete records of one kind. Tests override the fields that
 * matter to them, and may add fields as a server would.
 */
const builder =
  <R extends object>(record: R) =>
  <C extends object = Record<never, never>>(changes?: C): Omit<R, keyof C> & C =>
    ({ ...record, ...changes }) as unknown as Omit<R, keyof C> & C;

/** A user with the role of a student. */
export const aUser = builder<UserRecord>({
  id: 'user_test',
  name: 'Asha Sharma',
  email: 'asha@students.example',
  role: 'STUDENT',
  createdAt: '2026-08-01T06:00:00.000Z',
});

/**
 * A student's profile with the required fields and no document. Without `id` and `status`, it is
 * also a valid request body.
 */
export const aStudent = builder<StudentRecord>({
  id: 'user_test',
  userId: 'user_test',
  fullName: 'Asha Sharma',
  email: 'asha@students.example',
  dateOfBirth: '2005-03-31',
  contactNumber: '+919876543210',
  address: '14, Station Road, Hubballi',
  gender: 'Female',
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
  status: 'PENDING',
});

/** A verified organization. */
export const anOrganization = builder<OrganizationRecord>({
  id: 'user_test',
  userId: 'user_test',
  organizationName: 'Vidya Trust',
  registrationNumber: 'KA/TRUST/2009/01847',
  contactPerson: 'Lakshmi Rao',
  contactEmail: 'office@vidya.example',
  contactNumber: '+918040112233',
  address: '14, 3rd Cross, Malleshwaram, Bengaluru',
  websiteURL: 'https://vidya.example',
  documentURL: null,
  verified: true,
  verifiedAt: '2025-10-07T09:30:00.000Z',
});

/** A scholarship of the persona `organization`, which is verified. Its deadline is in 2199. */
export const aScholarship = builder<ScholarshipRecord & { readonly organizationId: string }>({
  id: 'sch_1',
  title: 'Girls in STEM Fellowship',
  description: 'For girls entering the first year of engineering, mathematics or the natural sciences.',
  totalAmount: 75_000,
  allocatedAmount: 0,
  organizationId: personas.organization.userId,
  expiredAt: '2199-03-31T18:29:59.000Z',
  maxFamilyIncome: null,
  status: 'ACTIVE',
  createdAt: '2026-10-01T06:00:00.000Z',
});

/** An undecided application. */
export const anApplication = builder<ApplicationRecord>({
  id: 'app_1',
  studentId: 'user_test',
  scholarshipId: 'sch_1',
  scholarshipReason: '## Why I need this scholarship\n\nFees.\n\n## Why I am a perfect fit\n\nMarks.',
  otherScholarships: false,
  status: 'PENDING',
  createdAt: '2026-11-03T10:00:00.000Z',
});

/** A campaign of the persona `organization`, which is verified. It has no donations. */
export const aFundraiser = builder<FundraiserRecord & { readonly imageUrl: string }>({
  id: 'fund_1',
  title: 'A Village Library',
  description: 'Two rooms and four thousand books.',
  imageUrl: 'https://images.example/library.png',
  about: 'The panchayat gives the building.',
  goalAmount: 450_000,
  deadline: '2199-03-31T18:29:59.999Z',
  organizationId: personas.organization.userId,
  createdAt: '2026-10-01T06:00:00.000Z',
});
