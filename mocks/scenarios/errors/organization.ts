import type { organizationErrors } from '#contract/errors/organization.ts';
import { answer, defineEntries, everyFailure, hang, network, on, storage } from './define-entries.ts';

/** The error entries of the organization's profile, its scholarships, and what it sees of them: when each shows, what to do next, and how to produce it. */
export const organizationEntries = defineEntries<typeof organizationErrors>()({
  ...on({ screen: '/organization/profile', requirements: ['ORG-07'] })({
    'organization-load-refused': {
      when: 'The profile cannot be read, in the server’s words',
      nextStep: 'Try again; until then the page shows what the account says.',
      triggers: [
        answer('organizations.byUser', 503, { error: 'Profiles are being moved. Come back in an hour.' }),
      ],
    },
    'organization-load-failed': {
      when: 'The profile cannot be read',
      nextStep: 'Try again; until then the page shows what the account says.',
      triggers: everyFailure('organizations.byUser', 200, 'no organization'),
    },
    'organization-save-refused': {
      when: 'The server refuses the profile, or fails at saving it',
      nextStep:
        'The server’s own words appear below, beside the fields that they are about; change them and save again.',
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
      when: 'No answer says whether the profile was saved',
      nextStep: 'Everything typed is kept; save again.',
      triggers: [network('organizations.update'), hang('organizations.update')],
    },
  }),
  ...on({ screen: '/organization/profile', requirements: ['ORG-06'] })({
    'organization-document-large': {
      when: 'A document of more than 5 MB',
      nextStep: 'Choose a smaller file.',
      triggers: [{ kind: 'input', form: 'organization', field: 'documentURL' }],
    },
    'organization-document-failed': {
      when: 'The storage takes a document and names no file',
      nextStep: 'Try again, or save without it.',
      triggers: [storage('nothing')],
    },
    'organization-bucket-missing': {
      when: 'The bucket for documents does not exist',
      nextStep: 'Save without the document; support sets up the bucket.',
      triggers: [storage('bucket-missing')],
    },
    'organization-upload-refused': {
      when: 'The storage refuses a document, or cannot be reached',
      nextStep: 'Try again, or save without it.',
      triggers: [storage('refused'), storage('network')],
    },
  }),
  ...on({ screen: '/organization/dashboard/create-scholarship', requirements: ['ORG-14'] })({
    'scholarship-create-incomplete': {
      when: 'A required field of a new scholarship is empty',
      nextStep: 'The summary leads to each of them.',
      triggers: [{ kind: 'input', form: 'scholarship', field: 'title' }],
    },
    'scholarship-create-refused': {
      when: 'The server refuses a new scholarship, in its own words',
      nextStep:
        'Change what the words are about; where a server asks for verification, the profile shows where it stands. Everything typed is kept.',
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
      nextStep: 'Everything typed is kept; before it is sent again, the form checks whether it arrived.',
      triggers: everyFailure('scholarships.create', 201, 'no scholarship'),
    },
  }),
  ...on({ screen: '/organization/dashboard/edit-scholarship/{id}', requirements: ['ORG-14'] })({
    'scholarship-edit-unread': {
      when: 'A scholarship cannot be read for its form, or belongs to somebody else',
      nextStep: 'Try Again, or choose one of your own on the dashboard.',
      triggers: [
        answer('scholarships.byId', 500, ''),
        answer('scholarships.byId', 404, { error: 'No such scholarship.' }),
        network('scholarships.byId'),
      ],
    },
    'scholarship-update-refused': {
      when: 'The server refuses a change to a published scholarship, in its own words',
      nextStep: 'Change what the words are about. Everything typed is kept.',
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
      nextStep: 'Everything typed is kept; save again.',
      triggers: everyFailure('scholarships.update', 200, 'no scholarship'),
    },
    'scholarship-update-gone': {
      when: 'A published scholarship is changed or closed that the server has removed',
      nextStep: 'Everything typed stays on the device; the dashboard shows what is published.',
      triggers: [answer('scholarships.update', 404, '')],
    },
    'scholarship-update-unavailable': {
      when: 'The server has no operation that changes a published scholarship',
      nextStep: 'Everything typed stays on the device.',
      triggers: [answer('scholarships.update', 405, ''), answer('scholarships.update', 501, '')],
    },
    'scholarship-close-failed': {
      when: 'A published scholarship cannot be closed early',
      nextStep:
        'Try again: a second time changes nothing. The question says whether its deadline has changed.',
      triggers: everyFailure('scholarships.update', 200, 'no scholarship'),
    },
  }),
  ...on({ screen: '/organization/dashboard', requirements: ['ORG-13'] })({
    'dashboard-failed': {
      when: 'The organization’s scholarships cannot be loaded',
      nextStep: 'Retry; what was loaded before stays.',
      triggers: [network('scholarships.all'), hang('scholarships.all')],
    },
    'dashboard-invalid': {
      when: 'The answer is no list of scholarships',
      nextStep: 'Retry.',
      triggers: [answer('scholarships.all', 200, { not: 'an array' })],
    },
    'dashboard-http': {
      when: 'The server refuses the list',
      nextStep: 'Retry.',
      triggers: [answer('scholarships.all', 503, { error: 'Not available.' })],
    },
  }),
  'dashboard-trouble': {
    screen: '/organization/dashboard',
    when: 'Nothing could be loaded in more than one attempt',
    nextStep: 'Retry later.',
    triggers: [answer('scholarships.all', 500, '')],
    requirements: ['ORG-12'],
  },
  'analytics-failed': {
    screen: '/organization/dashboard/scholarship-analytics',
    when: 'What the dashboard stored on the device cannot be read',
    nextStep: 'Open the dashboard, which stores new figures, or try again.',
    triggers: [{ kind: 'device', key: 'eduempower.organization-scholarships.user_vidya_trust' }],
    requirements: ['ORG-17'],
  },
  'analytics-nothing-stored': {
    screen: '/organization/dashboard/scholarship-analytics',
    when: 'The dashboard has stored nothing on the device yet',
    nextStep: 'Create a scholarship, or open the dashboard.',
    lookFor: {
      hint: 'An empty page says how to get the first figures.',
      text: 'No scholarships found. Create your first scholarship to see analytics.',
    },
    triggers: [{ kind: 'visit', to: '/organization/dashboard/scholarship-analytics' }],
    requirements: ['ORG-17'],
  },
  ...on({ screen: '/organization/dashboard/review/{id}', requirements: ['ORG-16'] })({
    'review-failed': {
      when: 'The scholarship or its applications cannot be read',
      nextStep: 'Try Again; where the session has ended, sign in again.',
      triggers: everyFailure('scholarships.byId', 200, 'no scholarship'),
    },
    'applicant-profiles-failed': {
      when: 'The profiles of some applicants cannot be read',
      nextStep: 'Try Again; what the application says is shown without them.',
      triggers: [answer('students.byId', 500, ''), network('students.byId')],
    },
    'applicant-answers-failed': {
      when: 'What a student wrote into an application cannot be read',
      nextStep: 'Try Again; where the session has ended, sign in again.',
      triggers: everyFailure('applications.byId', 200, 'no application'),
    },
    'applicant-review-refused': {
      when: 'The server refuses a decision about an application, in its own words',
      nextStep: 'The status of the application has not changed; decide again.',
      triggers: [
        answer('applications.updateStatus', 403, {
          error: 'Only the organization of the scholarship can decide.',
        }),
        answer('applications.updateStatus', 404, { error: 'No such application.' }),
      ],
    },
    'applicant-review-failed': {
      when: 'A decision about an application cannot be saved',
      nextStep: 'The status of the application has not changed; decide again.',
      triggers: everyFailure('applications.updateStatus', 200, 'no application'),
    },
  }),
});
