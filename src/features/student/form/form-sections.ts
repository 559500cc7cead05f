import type { QuestionSection, TextQuestion } from '#shared/form/form-layout.tsx';
import type { StudentField } from '../student-fields.ts';

export type FieldQuestion = TextQuestion<StudentField>;

/** The question for the name, shown only if the account has no name (STU-02). */
export const accountName: FieldQuestion = {
  name: 'fullName',
  description: 'Your first and last name, as on your 10th marksheet. We also save it in your account.',
  autoComplete: 'name',
};

export const dateOfBirth: FieldQuestion = {
  name: 'dateOfBirth',
  description: 'As written on your 10th marksheet.',
  type: 'date',
  autoComplete: 'bday',
};

/** The sections between 'You' and 'Documents' (STU-01). */
export const sections: readonly (QuestionSection<StudentField> & {
  /** A collapsed part of the section, with questions that few students need to answer. */
  readonly fold?: {
    readonly label: string;
    readonly lead: string;
    readonly questions: readonly FieldQuestion[];
  };
})[] = [
  {
    id: 'contact',
    title: 'How to reach you',
    questions: [
      {
        name: 'contactNumber',
        description: 'Your number or your family’s.',
        type: 'tel',
        autoComplete: 'tel',
      },
      {
        name: 'address',
        description: 'House, street, village or town, district, state and PIN code.',
        autoComplete: 'street-address',
        rows: 3,
      },
    ],
  },
  {
    id: 'family',
    title: 'Your family',
    lead: 'Some organizations ask for your parents’ names as written on your documents.',
    questions: [
      { name: 'fatherName', autoComplete: 'section-father name' },
      { name: 'motherName', autoComplete: 'section-mother name' },
    ],
    fold: {
      label: 'Add a guardian',
      lead: 'Only if someone other than your parents looks after you.',
      questions: [
        { name: 'guardianName', autoComplete: 'section-guardian name' },
        {
          name: 'guardianContact',
          type: 'tel',
          autoComplete: 'section-guardian tel',
        },
        {
          name: 'guardianEmail',
          description: 'Stays on this device. We don’t send it with your profile.',
          type: 'email',
          autoComplete: 'section-guardian email',
        },
        {
          name: 'guardianAddress',
          description: 'Stays on this device. We don’t send it with your profile.',
          autoComplete: 'section-guardian street-address',
          rows: 2,
        },
      ],
    },
  },
  {
    id: 'about',
    title: 'About you',
    questions: [
      {
        name: 'aboutMe',
        description: 'What you study, what you’re good at, and what you want to become.',
        rows: 5,
      },
    ],
  },
];

/** All sections of the form, with their anchors. */
export const allSections = [
  { id: 'you', title: 'You' },
  ...sections,
  { id: 'documents', title: 'Documents' },
] as const;

/** Hints that say where students can get each document. */
export const documentHints = {
  tenthResult: 'From your board, or from DigiLocker.',
  twelfthResult: 'From your board, or from DigiLocker. Leave it out if you haven’t finished class 12.',
  incomeCert: 'From your tahsildar, or your state’s service portal.',
  domicileCert: 'From your tahsildar, or your state’s service portal.',
} as const;
