import type { ProfileField } from './profile-fields.ts';
import type { ProfilePart } from './save-failure.ts';

/** How one text field of the profile is asked for. */
export interface ProfileQuestion {
  readonly name: ProfileField;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'url';
  readonly autoComplete: string;
  readonly optional?: true;
  readonly rows?: number;
}

export interface ProfileSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly ProfileQuestion[];
}

/** Everything beside the document, in the order in which it is asked (ORG-03). */
export const profileSections: readonly ProfileSection[] = [
  {
    id: 'organization',
    title: 'Your organization',
    questions: [
      {
        name: 'organizationName',
        label: 'Organization name',
        help: 'As students and donors know it.',
        autoComplete: 'organization',
      },
      {
        name: 'registrationNumber',
        label: 'Registration number',
        help: 'As written on your registration: trust deed, society or Section 8 certificate.',
        autoComplete: 'off',
      },
      {
        name: 'address',
        label: 'Address',
        help: 'Street, town, state and PIN code.',
        autoComplete: 'street-address',
        rows: 3,
      },
      {
        name: 'websiteURL',
        label: 'Website',
        help: 'Like https://example.org',
        type: 'url',
        autoComplete: 'url',
        optional: true,
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact person',
    questions: [
      { name: 'contactPerson', label: 'Contact person', autoComplete: 'name' },
      { name: 'contactEmail', label: 'Contact email', type: 'email', autoComplete: 'email' },
      {
        name: 'contactNumber',
        label: 'Contact number',
        help: 'With +91 and ten digits. A landline needs its area code.',
        type: 'tel',
        autoComplete: 'tel',
      },
    ],
  },
];

/** What the form calls each of its parts. */
export const partLabels: ReadonlyMap<ProfilePart, string> = new Map<ProfilePart, string>([
  ...profileSections.flatMap(({ questions }) => questions.map(({ name, label }) => [name, label] as const)),
  ['documentURL', 'Registration document'],
]);
