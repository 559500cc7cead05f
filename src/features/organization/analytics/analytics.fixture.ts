import { type AnalyticsScholarship, analyticsScholarships } from './analytics-figures.ts';
import { type AnalyticsRecord, readAnalytics } from './analytics-record.ts';

/** When the tests and the stories of the analytics play, in milliseconds since 1970. */
export const EXAMPLE_NOW = Date.UTC(2026, 10, 21, 6);

const DAY_MS = 86_400_000;

/** A record as it comes from a device, for tests and stories. */
function exampleRecord(...current: readonly object[]): AnalyticsRecord {
  const reading = readAnalytics(JSON.stringify({ owner: 'user_1', time: EXAMPLE_NOW, current }), 'user_1');
  if (reading.kind !== 'found') throw new Error(`An example is ${reading.kind}`);
  return reading.record;
}

/** Scholarships as the analytics show them, for tests and stories. */
export function exampleScholarships(...current: readonly object[]): readonly AnalyticsScholarship[] {
  return analyticsScholarships(exampleRecord(...current), EXAMPLE_NOW);
}

/** One scholarship as the analytics show it, for tests and stories. */
export function exampleScholarship(changes: object = {}): AnalyticsScholarship {
  const [scholarship] = exampleScholarships({
    id: 'stem',
    title: 'Girls in STEM Fellowship',
    totalAmount: 75_000,
    deadline: '2027-03-31',
    ...changes,
  });
  if (!scholarship) throw new Error('An example is no scholarship');
  return scholarship;
}

const people = [
  ['Asha Sharma', 'Female', 'B.Sc. Physics, year 2', 81.5],
  ['Ravi Kumar', 'Male', 'Polytechnic diploma', 64],
  ['Meena Iyer', 'Female', 'Class 12', 92.25],
  ['Kiran Patil', 'Other', 'B.A. Economics, year 1', 70],
  ['சுந்தரி', 'Female', 'B.Ed.', 77],
] as const;

/** People who applied, as a record holds them; the first is complete, the last one's profile is not known. */
export function exampleApplicants(count: number = people.length + 1): object[] {
  return Array.from({ length: count }, (_, index) => {
    const application = {
      id: `app-${index + 1}`,
      applicationId: `app-${index + 1}`,
      studentId: `student-${index + 1}`,
      decision: ['PENDING', 'ACCEPTED', 'REJECTED'][index % 3],
      appliedAt: new Date(EXAMPLE_NOW - (index % 60) * DAY_MS).toISOString(),
    };
    if (index === count - 1) return { ...application, profile: 'absent' };
    const [name, gender, educationLevel, marks] = people[index % people.length] ?? people[0];
    return {
      ...application,
      name: index < people.length ? name : `${name} ${index + 1}`,
      gender,
      educationLevel,
      marks,
      status: index % 4 === 3 ? 'In Progress' : 'Submitted',
      email: `student-${index + 1}@students.example`,
      phone: '+919811251202',
      address: '21, Swarajpuri Road, Gaya 823001',
      parentName: 'Balwinder Das, Kamala Das',
      guardianName: index === 0 ? 'Lakshmi Das' : undefined,
      institution: 'Government College, Gaya',
      tenthMarks: 88,
      twelfthMarks: 84.5,
      about: 'I grew up in Gaya and like to explain things to my younger cousins.',
      documents:
        index === 1
          ? []
          : [
              { id: '10', name: '10th marksheet', type: 'PDF', url: 'https://files.example/10.pdf' },
              { id: 'income', name: 'Income certificate', type: 'PDF', url: 'https://files.example/i.pdf' },
            ],
    };
  });
}
