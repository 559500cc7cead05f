import type { StudentRecord, UserRecord } from '../store/records.ts';
import { publicFileUrl } from '../supabase/host.ts';
import type { Calendar } from './calendar.ts';
import { personNumber } from './people.ts';
import { personas } from './personas.ts';
import { at } from './random.ts';

/** The number of seeded students besides the personas. */
export const CROWD_SIZE = 320;

const towns = [
  { city: 'Hubballi', state: 'Karnataka', postalCode: '580020', street: 'Station Road' },
  { city: 'Varanasi', state: 'Uttar Pradesh', postalCode: '221001', street: 'Lanka' },
  { city: 'Tiruchirappalli', state: 'Tamil Nadu', postalCode: '620002', street: 'Big Bazaar Street' },
  { city: 'Silchar', state: 'Assam', postalCode: '788001', street: 'Park Road' },
  { city: 'Amravati', state: 'Maharashtra', postalCode: '444601', street: 'Camp Road' },
  { city: 'Bikaner', state: 'Rajasthan', postalCode: '334001', street: 'Kote Gate' },
  { city: 'Gaya', state: 'Bihar', postalCode: '823001', street: 'Swarajpuri Road' },
  { city: 'Kozhikode', state: 'Kerala', postalCode: '673001', street: 'Mavoor Road' },
] as const;

const goals = [
  'I want to become a nurse in the primary health centre of my own block.',
  'I want to design bridges that stay open during the monsoon.',
  'I want to teach mathematics in the language in which I learned it.',
  'I want to build software for small shops that keep their books on paper.',
  'I want to study law so that my neighbours need not be afraid of the court.',
] as const;

/** Returns the URL of a student's document in the mocked storage. */
function documentUrl(filesUrl: string, userId: string, document: string): string {
  return publicFileUrl(filesUrl, 'student-documents', `${userId}/${document}.pdf`);
}

interface Sketch {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly gender: string;
  readonly fatherName: string;
  readonly motherName: string;
}

function studentFrom(sketch: Sketch, index: number, filesUrl: string): StudentRecord {
  const town = at(towns, index);
  return {
    ...sketch,
    id: sketch.userId,
    dateOfBirth: `${2003 + (index % 6)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    contactNumber: `+9198${String(10_000_000 + index * 7919).slice(0, 8)}`,
    address: `${3 + (index % 140)}, ${town.street}, ${town.city} ${town.postalCode}`,
    nationality: 'Indian',
    guardianName: index % 5 === 0 ? sketch.motherName : null,
    guardianContact: index % 5 === 0 ? `+9197${String(10_000_000 + index * 6701).slice(0, 8)}` : null,
    aboutMe: `I grew up in ${town.city} and like to explain things to my younger cousins. ${at(goals, index)}`,
    tenthResult: documentUrl(filesUrl, sketch.userId, 'tenthResult'),
    twelfthResult: index % 7 === 3 ? null : documentUrl(filesUrl, sketch.userId, 'twelfthResult'),
    incomeCert: documentUrl(filesUrl, sketch.userId, 'incomeCert'),
    domicileCert: index % 4 === 1 ? null : documentUrl(filesUrl, sketch.userId, 'domicileCert'),
    status: index % 3 === 0 ? 'VERIFIED' : 'PENDING',
    city: town.city,
    state: town.state,
    postalCode: town.postalCode,
    careerGoals: at(goals, index),
  };
}

function crowdStudent(index: number, filesUrl: string): StudentRecord {
  const person = personNumber(index);
  const student = studentFrom(
    {
      userId: person.userId,
      fullName: `${person.givenName} ${person.familyName}`,
      email: `${person.givenName}.${person.familyName}@students.example`.toLowerCase(),
      gender: person.gender,
      fatherName: `${person.fatherGivenName} ${person.familyName}`,
      motherName: `${person.motherGivenName} ${person.familyName}`,
    },
    index,
    filesUrl,
  );
  // The first student's income certificate has an unsafe URL, to test that the site never follows
  // it.
  return index === 0 ? { ...student, incomeCert: 'javascript:alert(document.domain)' } : student;
}

function personaStudent(
  name: 'student' | 'student-applied',
  parents: Pick<Sketch, 'fatherName' | 'motherName'>,
  index: number,
  filesUrl: string,
): StudentRecord {
  const { userId, firstName, lastName, email } = personas[name];
  return studentFrom(
    { userId, fullName: `${firstName} ${lastName}`, email, gender: 'Female', ...parents },
    index,
    filesUrl,
  );
}

/**
 * Builds the student profiles: a complete one for `student`, one without an income certificate for
 * `student-applied`, and one for each other seeded student.
 */
export function seedStudents(filesUrl: string): StudentRecord[] {
  const complete = personaStudent(
    'student',
    { fatherName: 'Mahesh Sharma', motherName: 'Rekha Sharma' },
    6,
    filesUrl,
  );
  const incomplete = personaStudent(
    'student-applied',
    { fatherName: 'Ganesan Iyer', motherName: 'Vasantha Iyer' },
    2,
    filesUrl,
  );
  return [
    complete,
    { ...incomplete, incomeCert: null },
    ...Array.from({ length: CROWD_SIZE }, (_, index) => crowdStudent(index, filesUrl)),
  ];
}

/** Builds the user records of the students who aren't personas. */
export function seedStudentUsers(calendar: Calendar): UserRecord[] {
  return Array.from({ length: CROWD_SIZE }, (_, index) => {
    const { userId, givenName, familyName } = personNumber(index);
    return {
      id: userId,
      name: `${givenName} ${familyName}`,
      email: `${givenName}.${familyName}@students.example`.toLowerCase(),
      role: 'STUDENT',
      createdAt: calendar.duringDay(-30 - (index % 300), index),
    };
  });
}
