import type { studentErrors } from '#contract/errors/student.ts';
import { answer, defineEntries, everyFailure, hang, network, on, storage } from './define-entries.ts';

/** The error entries of the student's details and profile. */
export const studentEntries = defineEntries<typeof studentErrors>()({
  ...on({ screen: '/student/details', requirements: ['STU-02'] })({
    'student-name-missing': {
      when: 'The account has no name',
      nextStep: 'Enter your name. When you save the form, the site also adds the name to the account.',
      triggers: [{ kind: 'account', lacks: 'name' }],
    },
    'student-birth-missing': {
      when: 'The date of birth is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'student', field: 'dateOfBirth' }],
    },
    'student-contact-missing': {
      when: 'The contact number is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'student', field: 'contactNumber' }],
    },
    'student-address-missing': {
      when: 'The address is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'student', field: 'address' }],
    },
    'student-email-missing': {
      when: 'The account has no email address',
      nextStep: 'Ask support to add an email address to the account.',
      triggers: [{ kind: 'account', lacks: 'email' }],
    },
    'student-gender-missing': {
      when: 'The gender is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'student', field: 'gender' }],
    },
  }),
  ...on({ screen: '/student/details', requirements: ['STU-03'] })({
    'student-document-large': {
      when: 'A document is larger than 5 MB',
      nextStep: 'Choose a smaller file.',
      triggers: [{ kind: 'input', form: 'student', field: 'tenthResult' }],
    },
    'student-document-type': {
      when: 'A document is not a PDF',
      nextStep: 'Choose a PDF.',
      triggers: [{ kind: 'input', form: 'student', field: 'tenthResult' }],
    },
    'student-document-failed': {
      when: 'A document cannot be uploaded',
      nextStep: 'Try again, or save without the document.',
      triggers: [storage('network')],
    },
  }),
  ...on({ screen: '/student/details' })({
    'student-bucket-missing': {
      when: 'The bucket for documents does not exist',
      nextStep: 'Save without the document. Support must set up the bucket.',
      triggers: [storage('bucket-missing')],
      requirements: ['STU-04'],
    },
    'student-upload-refused': {
      when: 'The storage service refuses a document',
      nextStep: 'Try again later, or save without the document.',
      triggers: [storage('refused')],
      requirements: ['STU-04'],
    },
    'student-save-refused': {
      when: 'The server refuses the profile and says why',
      nextStep: 'Correct the fields next to the server’s messages, and save again.',
      triggers: [
        answer('students.update', 400, {
          errors: {
            contactNumber: 'Contact number must be +91 followed by ten digits.',
            fatherName: "Father's name is required.",
          },
        }),
        answer('students.update', 403, { error: 'You can change only your own profile.' }),
      ],
      requirements: ['STU-05'],
    },
    'student-save-failed': {
      when: 'The profile cannot be saved',
      nextStep: 'Save again. The form keeps the input.',
      // The site ignores the body of a successful response, so a nonsensical body causes no error.
      triggers: [answer('students.update', 500, ''), network('students.update'), hang('students.update')],
      requirements: ['STU-05'],
    },
    'student-name-unsaved': {
      when: 'The sign-in service refuses the name from the form',
      nextStep: 'Save again. The form keeps the input.',
      triggers: [{ kind: 'account', lacks: 'name', isClosed: true }],
      requirements: ['STU-02'],
    },
    'student-file-left': {
      when: 'The student removes a document, but the storage service does not delete the file',
      nextStep: 'Write to support to have the file deleted.',
      triggers: [storage('refused'), storage('network')],
      requirements: ['STU-04'],
    },
    'student-form-crashed': {
      when: 'The student details form crashes',
      nextStep: 'Refresh the page. The device keeps the draft.',
      triggers: [{ kind: 'drawing', element: 'textarea' }],
      requirements: ['STU-06'],
    },
  }),
  ...on({ screen: '/student/profile', requirements: ['STU-08'] })({
    'student-profile-refused': {
      when: 'The profile cannot be read, and the server says why',
      nextStep: 'Press ‘Try Again’.',
      triggers: [answer('students.byId', 503, { error: 'Profiles are being moved. Come back in an hour.' })],
    },
    'student-profile-failed': {
      when: 'The profile cannot be read',
      nextStep: 'Press ‘Try Again’.',
      triggers: everyFailure('students.byId', 200, 'no student'),
    },
  }),
});
