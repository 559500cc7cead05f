import { type Applicant, NO_PROFILE } from './applicant.ts';
import type { ReviewState } from './decision-mutation.ts';
import { type ApplicantsOfScholarship, scholarshipsWithApplicants } from './scholarship-applicants.ts';

/** The current time in tests and stories, in milliseconds since 1970. */
export const EXAMPLE_NOW = Date.UTC(2026, 10, 21, 6);

const DAY_MS = 86_400_000;

/** Creates a scholarship. Its applicants are samples unless `changes` contains applicants. */
export function exampleScholarship(changes: Partial<ApplicantsOfScholarship> = {}): ApplicantsOfScholarship {
  const { id = 'stem', deadline = '2027-03-31', title = 'Girls in STEM Fellowship' } = changes;
  const server = { id, title, totalAmount: 75_000, expiredAt: deadline };
  const [scholarship] = scholarshipsWithApplicants([server], EXAMPLE_NOW);
  if (!scholarship) throw new RangeError('The example scholarship is missing');
  return { ...scholarship, isSample: changes.applicants === undefined, ...changes };
}

const people = [
  ['Asha Sharma', 'Female', 'B.Sc. Physics, year 2', 81.5],
  ['Ravi Kumar', 'Male', 'Polytechnic diploma', 64],
  ['Meena Iyer', 'Female', 'Class 12', 92.25],
  ['Kiran Patil', 'Other', 'B.A. Economics, year 1', 70],
  ['சுந்தரி', 'Female', 'B.Ed.', 77],
] as const;

/** Creates an applicant with a complete profile. */
export function exampleApplicant(changes: Partial<Applicant> = {}): Applicant {
  return {
    id: 'app-1',
    applicationId: 'app-1',
    studentId: 'student-1',
    status: 'Submitted',
    decision: 'PENDING',
    appliedAt: new Date(EXAMPLE_NOW).toISOString(),
    isLoading: false,
    name: 'Asha Sharma',
    gender: 'Female',
    educationLevel: 'B.Sc. Physics, year 2',
    email: 'student-1@students.example',
    phone: '+919811251202',
    address: '21, Swarajpuri Road, Gaya 823001',
    parentName: 'Balwinder Das, Kamala Das',
    guardianName: 'Lakshmi Das',
    institution: 'Government College, Gaya',
    marks: 81.5,
    tenthMarks: 88,
    twelfthMarks: 84.5,
    about: 'I grew up in Gaya and like to explain things to my younger cousins.',
    documents: [
      { id: 'tenthResult', name: '10th marksheet', type: 'PDF', url: 'https://files.example/10.pdf' },
      { id: 'incomeCert', name: 'Income certificate', type: 'PDF', url: 'https://files.example/i.pdf' },
    ],
    ...changes,
  };
}

/** Creates an applicant without a profile. */
export function exampleStranger(changes: Partial<Applicant> = {}): Applicant {
  return exampleApplicant({ ...NO_PROFILE, ...changes });
}

/** Creates applicants. The first has a complete profile, and the last has no profile. */
export function exampleApplicants(count: number = people.length + 1): Applicant[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `app-${index + 1}`;
    const [name, gender, educationLevel, marks] = people[index % people.length] ?? people[0];
    const known = index < count - 1 && {
      ...exampleApplicant({ gender, educationLevel, marks }),
      name: index < people.length ? name : `${name} ${index + 1}`,
      status: index % 4 === 3 ? ('In Progress' as const) : ('Submitted' as const),
      guardianName: index === 0 ? 'Lakshmi Das' : null,
      ...(index === 1 && { documents: [] }),
    };
    return exampleStranger({
      ...known,
      id,
      applicationId: id,
      studentId: `student-${index + 1}`,
      decision: ['PENDING', 'ACCEPTED', 'REJECTED'][index % 3] ?? null,
      appliedAt: new Date(EXAMPLE_NOW - (index % 60) * DAY_MS).toISOString(),
    });
  });
}

/** Creates a review. By default, the application is accepted and the decision is saved. */
export function exampleReview(changes: Partial<ReviewState> = {}): ReviewState {
  return {
    scholarshipId: 'stem',
    applicationId: 'app-1',
    to: 'ACCEPTED',
    from: 'PENDING',
    name: 'Asha Sharma',
    isSaving: false,
    failure: null,
    signIn: null,
    ...changes,
  };
}
