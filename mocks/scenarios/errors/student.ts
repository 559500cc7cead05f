import type { studentErrors } from '#contract/errors/student.ts';
import { answer, defineEntries, everyFailure, storage } from './define-entries.ts';

/** The error entries of the student's details and profile: when each shows, what to do next, and how to produce it. */
export const studentEntries = defineEntries<typeof studentErrors>()({
  'student-name-missing': {
    screen: '/student/details',
    when: 'The account has no name',
    nextStep: 'The form asks for it; it is saved in the account, too.',
    triggers: [{ kind: 'account', lacks: 'name' }],
    requirements: ['STU-02'],
  },
  'student-birth-missing': {
    screen: '/student/details',
    when: 'No date of birth',
    nextStep: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'student', field: 'dateOfBirth' }],
    requirements: ['STU-02'],
  },
  'student-contact-missing': {
    screen: '/student/details',
    when: 'No contact number',
    nextStep: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'student', field: 'contactNumber' }],
    requirements: ['STU-02'],
  },
  'student-address-missing': {
    screen: '/student/details',
    when: 'No address',
    nextStep: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'student', field: 'address' }],
    requirements: ['STU-02'],
  },
  'student-email-missing': {
    screen: '/student/details',
    when: 'The account has no email address',
    nextStep: 'Write to support to have it added to the account.',
    triggers: [{ kind: 'account', lacks: 'email' }],
    requirements: ['STU-02'],
  },
  'student-gender-missing': {
    screen: '/student/details',
    when: 'No gender',
    nextStep: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'student', field: 'gender' }],
    requirements: ['STU-02'],
  },
  'student-document-large': {
    screen: '/student/details',
    when: 'A document of more than 5 MB',
    nextStep: 'Choose a smaller file.',
    triggers: [{ kind: 'input', form: 'student', field: 'tenthResult' }],
    requirements: ['STU-03'],
  },
  'student-document-type': {
    screen: '/student/details',
    when: 'A document that is not a PDF',
    nextStep: 'Choose a PDF.',
    triggers: [{ kind: 'input', form: 'student', field: 'tenthResult' }],
    requirements: ['STU-03'],
  },
  'student-document-failed': {
    screen: '/student/details',
    when: 'A document cannot be uploaded',
    nextStep: 'Try again, or save without it.',
    triggers: [storage('network')],
    requirements: ['STU-03'],
  },
  'student-bucket-missing': {
    screen: '/student/details',
    when: 'The bucket for documents does not exist',
    nextStep: 'Save without the document; support sets up the bucket.',
    triggers: [storage('bucket-missing')],
    requirements: ['STU-04'],
  },
  'student-upload-refused': {
    screen: '/student/details',
    when: 'The storage refuses a document',
    nextStep: 'Try again later, or save without the document.',
    triggers: [storage('refused')],
    requirements: ['STU-04'],
  },
  'student-save-refused': {
    screen: '/student/details',
    when: 'The server refuses the profile, in its own words',
    nextStep: 'The words appear beside the field that they are about; change it and save again.',
    triggers: [
      answer('students.update', 400, {
        errors: {
          contactNumber: { _errors: ['Contact number must be +91 followed by ten digits.'] },
          fatherName: { _errors: ["Father's name is required."] },
        },
      }),
      answer('students.update', 403, { error: 'You can change only your own profile.' }),
    ],
    requirements: ['STU-05'],
  },
  'student-save-failed': {
    screen: '/student/details',
    when: 'The profile cannot be saved',
    nextStep: 'Everything typed is kept; save again.',
    triggers: everyFailure('students.update', 200, 'no student'),
    requirements: ['STU-05'],
  },
  'student-form-crashed': {
    screen: '/student/details',
    when: 'The form itself breaks',
    nextStep: 'Refresh; the draft is kept.',
    triggers: [{ kind: 'drawing', element: 'textarea' }],
    requirements: ['STU-06'],
  },
  'student-profile-refused': {
    screen: '/student/profile',
    when: 'The profile cannot be read, in the server’s words',
    nextStep: 'Try Again.',
    triggers: [answer('students.byId', 503, { error: 'Profiles are being moved. Come back in an hour.' })],
    requirements: ['STU-08'],
  },
  'student-profile-failed': {
    screen: '/student/profile',
    when: 'The profile cannot be read',
    nextStep: 'Try Again.',
    triggers: everyFailure('students.byId', 200, 'no student'),
    requirements: ['STU-08'],
  },
});
