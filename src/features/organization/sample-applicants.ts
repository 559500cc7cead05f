import type { Gender } from '#contract/student-words.ts';
import { type Applicant, NO_PROFILE } from './applicant.ts';

/** Minimum and maximum number of sample applicants for a scholarship (organizations.md §9). */
const FEWEST = 5;
const MOST = 14;

/** Invented people: name, gender, education level, institution, city and parent's name. */
const pool = [
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
] as const satisfies readonly (readonly [string, Gender, ...string[]])[];

/**
 * Creates sample applicants for a scholarship whose applications are unknown (ORG-17). They are the
 * same on every visit.
 */
export function sampleApplicants(scholarshipId: string): readonly Applicant[] {
  const seed = hashOf(scholarshipId);
  const from = (fewest: number, most: number, bit = 0) => fewest + ((seed >>> bit) % (most - fewest + 1));
  const start = from(0, pool.length - 1, 8);
  const people = [...pool.slice(start), ...pool.slice(0, start)].slice(0, from(FEWEST, MOST));
  return people.map(([name, gender, educationLevel, institution, address, parentName], index) => {
    const isSubmitted = from(0, 9, index) < 7;
    return {
      ...NO_PROFILE,
      id: `sample-${index + 1}`,
      studentId: null,
      applicationId: null,
      status: isSubmitted ? 'Submitted' : 'In Progress',
      decision: null,
      appliedAt: null,
      isLoading: false,
      name,
      gender,
      educationLevel,
      institution,
      address,
      parentName,
      email: `${name.toLowerCase().replace(' ', '.')}@sample.example`,
      marks: from(55, 95, index),
      tenthMarks: from(50, 95, index + 1),
      twelfthMarks: educationLevel.startsWith('Class') ? null : from(50, 95, index + 2),
      about: 'Sample text: this applicant is invented.',
      documents: isSubmitted
        ? [{ id: 'marksheet', name: '10th marksheet (a sample, no file)', type: 'PDF', url: null }]
        : [],
    };
  });
}

/** Returns the FNV-1a hash of a string. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
