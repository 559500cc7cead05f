import { type DocumentKey, studentDocuments } from './student.ts';
import type { StudentField } from './student-fields.ts';

/** How one text field of the form is asked for. */
export interface FieldQuestion {
  readonly name: StudentField;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'date';
  /** What a browser may fill in; a guardian's details are not the student's own. */
  readonly autoComplete?: string;
  readonly required?: true;
  readonly rows?: number;
}

/** A part of the form, with its own heading. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly questions: readonly FieldQuestion[];
}

/** Asked where the account has no name (STU-02). */
export const accountName: FieldQuestion = {
  name: 'fullName',
  label: 'Name',
  help: 'Your first and last name, as on your 10th marksheet. It is saved in your account, too.',
  autoComplete: 'name',
  required: true,
};

/** Everything beside gender and the documents, in the order in which it is asked (STU-01). */
export const aboutYou: readonly FieldQuestion[] = [
  {
    name: 'dateOfBirth',
    label: 'Date of birth',
    help: 'As written on your 10th marksheet.',
    type: 'date',
    autoComplete: 'bday',
    required: true,
  },
];

export const nationality: FieldQuestion = { name: 'nationality', label: 'Nationality' };

export const sections: readonly FormSection[] = [
  {
    id: 'contact',
    title: 'How to reach you',
    questions: [
      {
        name: 'contactNumber',
        label: 'Contact number',
        help: 'Your number or your family’s, starting with +91.',
        placeholder: '+91XXXXXXXXXX',
        type: 'tel',
        autoComplete: 'tel',
        required: true,
      },
      {
        name: 'address',
        label: 'Address',
        help: 'House, street, village or town, district, state and PIN code.',
        autoComplete: 'street-address',
        required: true,
        rows: 3,
      },
    ],
  },
  {
    id: 'family',
    title: 'Your family',
    lead: 'Some organizations ask for your parents’ names as written on your documents.',
    questions: [
      { name: 'fatherName', label: 'Father’s name', autoComplete: 'section-father name' },
      { name: 'motherName', label: 'Mother’s name', autoComplete: 'section-mother name' },
    ],
  },
  {
    id: 'guardian',
    title: 'Guardian',
    lead: 'Only if someone other than your parents looks after you.',
    questions: [
      { name: 'guardianName', label: 'Guardian’s name', autoComplete: 'section-guardian name' },
      {
        name: 'guardianContact',
        label: 'Guardian’s contact number',
        placeholder: '+91XXXXXXXXXX',
        type: 'tel',
        autoComplete: 'section-guardian tel',
      },
      {
        name: 'guardianEmail',
        label: 'Guardian’s email',
        help: 'Kept on this device only. It is not sent with your profile.',
        type: 'email',
        autoComplete: 'section-guardian email',
      },
      {
        name: 'guardianAddress',
        label: 'Guardian’s address',
        help: 'Kept on this device only. It is not sent with your profile.',
        autoComplete: 'section-guardian street-address',
        rows: 2,
      },
    ],
  },
  {
    id: 'about',
    title: 'About you',
    questions: [
      {
        name: 'aboutMe',
        label: 'About me',
        help: 'What you study, what you are good at, and what you want to become.',
        rows: 5,
      },
    ],
  },
];

/** What the form calls each of its parts. */
export const partLabels: ReadonlyMap<StudentField | DocumentKey, string> = new Map<
  StudentField | DocumentKey,
  string
>([
  ['fullName', 'Name'],
  ['email', 'Email'],
  ['gender', 'Gender'],
  ...[...aboutYou, nationality, ...sections.flatMap(({ questions }) => questions)].map(
    ({ name, label }) => [name, label] as const,
  ),
  ...studentDocuments.map(({ key, label }) => [key, label] as const),
]);

/** Where each document comes from, for somebody who looks for it. */
export const documentHints = {
  tenthResult: 'From your board, or from DigiLocker.',
  twelfthResult: 'From your board, or from DigiLocker. Leave it out if you have not finished class 12.',
  incomeCert: 'From your tahsildar, or your state’s service portal.',
  domicileCert: 'From your tahsildar, or your state’s service portal.',
} as const;
