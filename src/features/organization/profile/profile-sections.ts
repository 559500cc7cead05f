import type { QuestionSection } from '#shared/form/form-layout.tsx';
import type { ProfileField } from './profile-fields.ts';

/** The form's questions in order, without the registration document (ORG-03). */
export const profileSections: readonly QuestionSection<ProfileField>[] = [
  {
    id: 'organization',
    title: 'Your organization',
    questions: [
      {
        name: 'organizationName',
        description: 'The name that students and donors know.',
        autoComplete: 'organization',
      },
      {
        name: 'registrationNumber',
        description: 'As written on your trust deed, society registration or Section 8 certificate.',
        autoComplete: 'off',
      },
      {
        name: 'address',
        description: 'Street, town, state and PIN code.',
        autoComplete: 'street-address',
        rows: 3,
      },
      {
        name: 'websiteURL',
        description: 'For example, https://example.org',
        type: 'url',
        autoComplete: 'url',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    questions: [
      { name: 'contactPerson', autoComplete: 'name' },
      { name: 'contactEmail', type: 'email', autoComplete: 'email' },
      {
        name: 'contactNumber',
        description: 'Include +91 and all ten digits. For a landline, include the area code.',
        type: 'tel',
        autoComplete: 'tel',
      },
    ],
  },
];
