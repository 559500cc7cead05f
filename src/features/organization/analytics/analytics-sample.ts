import type { Applicant, Gender } from './applicant.ts';

/** How many applicants are made up where they were not counted (organizations.md §9). */
const FEWEST = 5;
const MOST = 14;

type Sample = readonly [
  name: string,
  gender: Gender,
  educationLevel: string,
  institution: string,
  city: string,
  parentName: string,
];

/** The people in the sample data. None of them exists; their addresses lead nowhere. */
const pool: readonly Sample[] = [
  ['Aditi Verma', 'Female', 'Class 12', 'Kendriya Vidyalaya, Indore', 'Indore', 'Sanjay Verma'],
  ['Mohit Rawat', 'Male', 'B.Sc. Physics, year 1', 'Government College, Tehri', 'Tehri', 'Geeta Rawat'],
  ['Sana Qureshi', 'Female', 'B.Com., year 2', 'Anjuman College, Bhatkal', 'Bhatkal', 'Rehana Qureshi'],
  ['Deepak Tudu', 'Male', 'Polytechnic diploma', 'Polytechnic, Dumka', 'Dumka', 'Budhni Tudu'],
  ['Meghna Saikia', 'Female', 'B.A. Economics, year 3', 'Cotton College', 'Guwahati', 'Ranjit Saikia'],
  ['Karthik Raja', 'Male', 'B.E. Mechanical, year 2', 'Government College', 'Salem', 'Selvi Raja'],
  ['Ritu Meena', 'Female', 'Nursing diploma', 'College of Nursing, Kota', 'Kota', 'Hariram Meena'],
  ['Alex Toppo', 'Other', 'Class 12', 'St. Xavier’s School, Ranchi', 'Ranchi', 'Agnes Toppo'],
  ['Pooja Jadhav', 'Female', 'B.Sc. Agriculture, year 1', 'College of Agriculture', 'Latur', 'Suman Jadhav'],
  ['Irfan Bhat', 'Male', 'B.Tech. Civil, year 1', 'Government College', 'Baramulla', 'Nazir Bhat'],
  ['Lakshmi Priya', 'Female', 'B.Pharm., year 2', 'College of Pharmacy', 'Guntur', 'Venkat Rao'],
  ['Harpreet Gill', 'Male', 'Class 11', 'Government School, Moga', 'Moga', 'Kuldeep Gill'],
  ['Shreya Pradhan', 'Female', 'B.Ed.', 'Teachers’ College, Kurseong', 'Kurseong', 'Bina Pradhan'],
  ['Joel Mathew', 'Male', 'M.A. History', 'Union Christian College', 'Aluva', 'Susan Mathew'],
  ['Kiran Solanki', 'Other', 'B.F.A., year 3', 'Faculty of Fine Arts', 'Vadodara', 'Ramila Solanki'],
  ['Nisha Kumari', 'Female', 'Class 12', 'Government School, Gaya', 'Gaya', 'Umesh Prasad'],
];

/**
 * Made-up applicants for a scholarship whose applicants were not counted (ORG-17). A scholarship's id decides
 * all of them, so that they are the same at every visit.
 */
export function sampleApplicants(scholarshipId: string): readonly Applicant[] {
  const random = randomOf(scholarshipId);
  const below = (limit: number) => Math.floor(random() * limit);
  const left = [...pool];
  return Array.from({ length: FEWEST + below(MOST - FEWEST + 1) }, (_, index): Applicant => {
    const [drawn] = left.splice(below(left.length), 1) as [Sample];
    const [name, gender, educationLevel, institution, city, parentName] = drawn;
    const isSubmitted = random() < 0.7;
    return {
      gender,
      educationLevel,
      institution,
      parentName,
      id: `sample-${index + 1}`,
      name,
      status: isSubmitted ? 'Submitted' : 'In Progress',
      email: `${name.toLowerCase().replace(' ', '.')}@sample.example`,
      phone: null,
      address: city,
      guardianName: null,
      marks: 55 + below(41),
      tenthMarks: 50 + below(46),
      twelfthMarks: educationLevel.startsWith('Class') ? null : 50 + below(46),
      about: 'Sample text: this applicant is invented.',
      documents: isSubmitted
        ? [{ id: 'marksheet', name: '10th marksheet (a sample, no file)', type: 'PDF', url: null }]
        : [],
      studentId: null,
      applicationId: null,
      decision: null,
      appliedAt: null,
      isLoading: false,
    };
  });
}

/** Numbers from 0 to 1 that a text decides: FNV-1a for the seed, mulberry32 for what follows. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
