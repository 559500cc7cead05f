import type { Role } from '#contract/schemas/primitives.ts';

/** An account that testers can use. The password works only in the mock. */
export interface Persona {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The role in the account's public metadata. Null if the metadata names no role. */
  readonly role: Role | null;
  /** A short description of the user, for the panel. */
  readonly summary: string;
}

/** Every persona's password. Works only in the mock. */
export const MOCK_PASSWORD = 'shiksha-for-all-2026';

/** The seeded accounts, keyed by their names in permalinks (`?as=student`). */
export const personas = {
  student: {
    userId: 'user_asha_student',
    email: 'asha@students.example',
    password: MOCK_PASSWORD,
    firstName: 'Asha',
    lastName: 'Sharma',
    role: 'STUDENT',
    summary: 'Student with a complete profile and no applications',
  },
  'student-new': {
    userId: 'user_ravi_newcomer',
    email: 'ravi@students.example',
    password: MOCK_PASSWORD,
    firstName: 'Ravi',
    lastName: 'Kumar',
    role: 'STUDENT',
    summary: 'Student without a profile',
  },
  'student-applied': {
    userId: 'user_meena_applied',
    email: 'meena@students.example',
    password: MOCK_PASSWORD,
    firstName: 'Meena',
    lastName: 'Iyer',
    role: 'STUDENT',
    summary: 'Student who has applied for several scholarships',
  },
  donor: {
    userId: 'user_vikram_donor',
    email: 'vikram@donors.example',
    password: MOCK_PASSWORD,
    firstName: 'Vikram',
    lastName: 'Mehta',
    role: 'DONOR',
    summary: 'Donor',
  },
  organization: {
    userId: 'user_vidya_trust',
    email: 'office@vidyatrust.example',
    password: MOCK_PASSWORD,
    firstName: 'Lakshmi',
    lastName: 'Rao',
    role: 'ORGANIZATION',
    summary: 'Verified organization with scholarships (Vidya Trust)',
  },
  'organization-unverified': {
    userId: 'user_nayi_disha',
    email: 'office@nayidisha.example',
    password: MOCK_PASSWORD,
    firstName: 'Farhan',
    lastName: 'Qureshi',
    role: 'ORGANIZATION',
    summary: 'Organization whose verification is pending (Nayi Disha)',
  },
  'organization-new': {
    userId: 'user_setu_new',
    email: 'office@setu.example',
    password: MOCK_PASSWORD,
    firstName: 'Anjali',
    lastName: 'Das',
    role: 'ORGANIZATION',
    summary: 'Organization without a profile',
  },
  'no-role': {
    userId: 'user_kiran_norole',
    email: 'kiran@people.example',
    password: MOCK_PASSWORD,
    firstName: 'Kiran',
    lastName: 'Patil',
    role: null,
    summary: 'Signed-up user without a role',
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
export const personaNames = Object.keys(personas) as readonly PersonaName[];

/** Returns a persona, typed as `Persona` instead of its literal type. */
export function persona(name: PersonaName): Persona {
  return personas[name];
}

export function isPersonaName(word: string): word is PersonaName {
  return Object.hasOwn(personas, word);
}
