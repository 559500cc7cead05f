import type { organizationErrors } from '#contract/errors/organization.ts';
import { answer, defineEntries, everyFailure, hang, network, on, storage } from './define-entries.ts';

/** The error entries of the organization's profile, its scholarships and its reviews. */
export const organizationEntries = defineEntries<typeof organizationErrors>()({
  ...on({ screen: '/organization/profile', requirements: ['ORG-07'] })({
    'organization-load-refused': {
      when: 'The profile cannot be read, and the server says why',
      nextStep: 'Try again. Until the profile loads, the page shows the account’s own data.',
      triggers: [
        answer('organizations.byUser', 503, { error: 'Profiles are being moved. Come back in an hour.' }),
      ],
    },
    'organization-load-failed': {
      when: 'The profile cannot be read',
      nextStep: 'Try again. Until the profile loads, the page shows the account’s own data.',
      triggers: everyFailure('organizations.byUser', 200, 'no organization'),
    },
    'organization-save-refused': {
      when: 'The server refuses the profile or fails to save it',
      nextStep: 'Correct the fields next to the server’s messages, and save again.',
      triggers: [
        answer('organizations.update', 400, {
          errors: {
            contactNumber: 'Contact number must be +91 followed by ten digits.',
            documentURL: 'A registration document is required.',
          },
        }),
        answer('organizations.update', 403, { error: 'This is not your organization.' }),
        answer('organizations.update', 500, ''),
      ],
    },
    'organization-save-failed': {
      when: 'No response confirms that the profile was saved',
      nextStep: 'Save again. The form keeps the input.',
      triggers: [network('organizations.update'), hang('organizations.update')],
    },
  }),
  ...on({ screen: '/organization/profile', requirements: ['ORG-06'] })({
    'organization-document-large': {
      when: 'A document is larger than 5 MB',
      nextStep: 'Choose a smaller file.',
      triggers: [{ kind: 'input', form: 'organization', field: 'documentURL' }],
    },
    'organization-document-failed': {
      when: 'The storage service accepts a document but returns no URL',
      nextStep: 'Try again, or save without the document.',
      triggers: [storage('nothing')],
    },
    'organization-bucket-missing': {
      when: 'The bucket for documents does not exist',
      nextStep: 'Save without the document. Support must set up the bucket.',
      triggers: [storage('bucket-missing')],
    },
    'organization-upload-refused': {
      when: 'The storage service refuses a document, or cannot be reached',
      nextStep: 'Try again, or save without the document.',
      triggers: [storage('refused'), storage('network')],
    },
  }),
  ...on({ screen: '/organization/dashboard/create-scholarship', requirements: ['ORG-14'] })({
    'scholarship-create-incomplete': {
      when: 'A required field of a new scholarship is empty',
      nextStep: 'Follow the links in the error summary to the fields.',
      triggers: [{ kind: 'input', form: 'scholarship', field: 'title' }],
    },
    'scholarship-create-refused': {
      when: 'The server refuses a new scholarship and says why',
      nextStep:
        'Correct the input as the message says, or check the verification status in the profile. The form keeps the input.',
      triggers: [
        answer('scholarships.create', 403, {
          error: 'Your organization must be verified to publish a scholarship.',
        }),
        answer('scholarships.create', 400, { error: 'The deadline has to be in the future.' }),
        answer('scholarships.create', 400, { errors: { expiredAt: 'Deadline cannot be in the past.' } }),
        answer('scholarships.create', 401, { error: 'Please sign in.' }),
      ],
    },
    'scholarship-create-failed': {
      when: 'A new scholarship cannot be created',
      nextStep:
        'Send the scholarship again. The form keeps the input, and first checks whether the scholarship has already arrived.',
      triggers: everyFailure('scholarships.create', 201, 'no scholarship'),
    },
  }),
  ...on({ screen: '/organization/dashboard/edit-scholarship/{id}', requirements: ['ORG-14'] })({
    'scholarship-edit-unread': {
      when: 'The scholarship to edit cannot be loaded, or belongs to another organization',
      nextStep: 'Press ‘Try Again’, or choose one of your own scholarships on the dashboard.',
      triggers: [
        answer('scholarships.byId', 500, ''),
        answer('scholarships.byId', 404, { error: 'No such scholarship.' }),
        network('scholarships.byId'),
      ],
    },
    'scholarship-update-refused': {
      when: 'The server refuses a change to a published scholarship and says why',
      nextStep: 'Correct the input as the message says. The form keeps the input.',
      triggers: [
        answer('scholarships.update', 403, {
          error: 'Only the organization that published a scholarship can change it.',
        }),
        answer('scholarships.update', 404, { error: 'No such scholarship.' }),
        answer('scholarships.update', 400, { errors: { expiredAt: 'Deadline cannot be in the past.' } }),
        answer('scholarships.update', 401, { error: 'Please sign in.' }),
      ],
    },
    'scholarship-update-failed': {
      when: 'A change to a published scholarship cannot be saved',
      nextStep: 'Save again. The form keeps the input.',
      triggers: everyFailure('scholarships.update', 200, 'no scholarship'),
    },
    'scholarship-update-gone': {
      when: 'The organization changes or closes a scholarship that the server has removed',
      nextStep:
        'Open the dashboard to see which scholarships are published. What you typed stays on this device.',
      triggers: [answer('scholarships.update', 404, '')],
    },
    'scholarship-update-unavailable': {
      when: 'The server does not support changing a published scholarship',
      nextStep: 'Do not try again. What you typed stays on this device.',
      triggers: [answer('scholarships.update', 405, ''), answer('scholarships.update', 501, '')],
    },
    'scholarship-close-failed': {
      when: 'A published scholarship cannot be closed early',
      nextStep:
        'Try again. Closing a scholarship twice is safe. The dialog says whether the deadline has changed.',
      triggers: everyFailure('scholarships.update', 200, 'no scholarship'),
    },
  }),
  ...on({ screen: '/organization/dashboard', requirements: ['ORG-13'] })({
    'dashboard-failed': {
      when: 'The organization’s scholarships cannot be loaded',
      nextStep: 'Press ‘Retry’. Earlier data stays on the page.',
      triggers: [network('scholarships.all'), hang('scholarships.all')],
    },
    'dashboard-invalid': {
      when: 'The response is not a list of scholarships',
      nextStep: 'Press ‘Retry’.',
      triggers: [answer('scholarships.all', 200, { not: 'an array' })],
    },
    'dashboard-http': {
      when: 'The server refuses to list the scholarships',
      nextStep: 'Press ‘Retry’.',
      triggers: [answer('scholarships.all', 503, { error: 'Not available.' })],
    },
  }),
  'dashboard-trouble': {
    screen: '/organization/dashboard',
    when: 'Several attempts to load the scholarships have failed',
    nextStep: 'Press ‘Retry’ later.',
    triggers: [answer('scholarships.all', 500, '')],
    requirements: ['ORG-12'],
  },
  'analytics-failed': {
    screen: '/organization/dashboard/scholarship-analytics',
    when: 'The data that the dashboard stored on the device cannot be read',
    nextStep: 'Open the dashboard to store new data, or try again.',
    triggers: [{ kind: 'device', key: 'eduempower.organization-scholarships.user_vidya_trust' }],
    requirements: ['ORG-17'],
  },
  'analytics-nothing-stored': {
    screen: '/organization/dashboard/scholarship-analytics',
    when: 'The dashboard has stored nothing on the device yet',
    nextStep: 'Create a scholarship, or open the dashboard.',
    lookFor: {
      hint: 'The page shows no figures, and asks the organization to create its first scholarship.',
      text: 'No scholarships found. Create your first scholarship to see analytics.',
    },
    triggers: [{ kind: 'visit', to: '/organization/dashboard/scholarship-analytics' }],
    requirements: ['ORG-17'],
  },
  ...on({ screen: '/organization/dashboard/review/{id}', requirements: ['ORG-16'] })({
    'review-failed': {
      when: 'The scholarship or its applications cannot be read',
      nextStep: 'Press ‘Try Again’. If the session has ended, sign in again.',
      triggers: everyFailure('scholarships.byId', 200, 'no scholarship'),
    },
    'applicant-profiles-failed': {
      when: 'The profiles of some applicants cannot be read',
      nextStep: 'Press ‘Try Again’. Until the profiles load, the page shows only the applications.',
      triggers: [answer('students.byId', 500, ''), network('students.byId')],
    },
    'applicant-answers-failed': {
      when: 'A student’s answers in an application cannot be read',
      nextStep: 'Press ‘Try Again’. If the session has ended, sign in again.',
      triggers: everyFailure('applications.byId', 200, 'no application'),
    },
    'applicant-review-refused': {
      when: 'The server refuses a decision on an application and says why',
      nextStep: 'The status of the application has not changed. Make the decision again.',
      triggers: [
        answer('applications.updateStatus', 403, {
          error: 'Only the organization of the scholarship can decide on this application.',
        }),
        answer('applications.updateStatus', 404, { error: 'No such application.' }),
      ],
    },
    'applicant-review-failed': {
      when: 'A decision on an application cannot be saved',
      nextStep: 'The status of the application has not changed. Make the decision again.',
      triggers: everyFailure('applications.updateStatus', 200, 'no application'),
    },
  }),
});
