import type { organizationErrors } from '#contract/errors/organization.ts';
import { answer, defineEntries, everyFailure, hang, network, storage } from './define-entries.ts';

/** The error entries of the organization's profile, its scholarships, and what it sees of them: when each shows, what to do next, and how to produce it. */
export const organizationEntries = defineEntries<typeof organizationErrors>()({
  'organization-load-refused': {
    screen: '/organization/profile',
    when: 'The profile cannot be read, in the server’s words',
    nextStep: 'Try again; until then the page shows what the account says.',
    triggers: [
      answer('organizations.byUser', 503, { error: 'Profiles are being moved. Come back in an hour.' }),
    ],
    requirements: ['ORG-07'],
  },
  'organization-load-failed': {
    screen: '/organization/profile',
    when: 'The profile cannot be read',
    nextStep: 'Try again; until then the page shows what the account says.',
    triggers: everyFailure('organizations.byUser', 200, 'no organization'),
    requirements: ['ORG-07'],
  },
  'organization-save-refused': {
    screen: '/organization/profile',
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
    requirements: ['ORG-07'],
  },
  'organization-save-failed': {
    screen: '/organization/profile',
    when: 'No answer says whether the profile was saved',
    nextStep: 'Everything typed is kept; save again.',
    triggers: [network('organizations.update'), hang('organizations.update')],
    requirements: ['ORG-07'],
  },
  'organization-document-large': {
    screen: '/organization/profile',
    when: 'A document of more than 5 MB',
    nextStep: 'Choose a smaller file.',
    triggers: [{ kind: 'input', form: 'organization', field: 'documentURL' }],
    requirements: ['ORG-06'],
  },
  'organization-document-failed': {
    screen: '/organization/profile',
    when: 'The storage takes a document and names no file',
    nextStep: 'Try again, or save without it.',
    triggers: [storage('nothing')],
    requirements: ['ORG-06'],
  },
  'organization-bucket-missing': {
    screen: '/organization/profile',
    when: 'The bucket for documents does not exist',
    nextStep: 'Save without the document; support sets up the bucket.',
    triggers: [storage('bucket-missing')],
    requirements: ['ORG-06'],
  },
  'organization-upload-refused': {
    screen: '/organization/profile',
    when: 'The storage refuses a document, or cannot be reached',
    nextStep: 'Try again, or save without it.',
    triggers: [storage('refused'), storage('network')],
    requirements: ['ORG-06'],
  },
  'scholarship-create-incomplete': {
    screen: '/organization/dashboard/create-scholarship',
    when: 'A required field of a new scholarship is empty',
    nextStep: 'The summary leads to each of them.',
    triggers: [{ kind: 'input', form: 'scholarship', field: 'title' }],
    requirements: ['ORG-14'],
  },
  'scholarship-create-refused': {
    screen: '/organization/dashboard/create-scholarship',
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
    requirements: ['ORG-14'],
  },
  'scholarship-create-failed': {
    screen: '/organization/dashboard/create-scholarship',
    when: 'A new scholarship cannot be created',
    nextStep: 'Everything typed is kept; before it is sent again, the form checks whether it arrived.',
    triggers: everyFailure('scholarships.create', 201, 'no scholarship'),
    requirements: ['ORG-14'],
  },
  'scholarship-edit-unread': {
    screen: '/organization/dashboard/edit-scholarship/{id}',
    when: 'A scholarship cannot be read for its form, or belongs to somebody else',
    nextStep: 'Try Again, or choose one of your own on the dashboard.',
    triggers: [
      answer('scholarships.byId', 500, ''),
      answer('scholarships.byId', 404, { error: 'No such scholarship.' }),
      network('scholarships.byId'),
    ],
    requirements: ['ORG-14'],
  },
  'scholarship-update-refused': {
    screen: '/organization/dashboard/edit-scholarship/{id}',
    when: 'The server refuses a change to a published scholarship, in its own words',
    nextStep: 'Change what the words are about. Everything typed is kept.',
    triggers: [
      answer('scholarships.update', 403, {
        error: 'Only the organization that published a scholarship changes it.',
      }),
      answer('scholarships.update', 404, { error: 'No such scholarship.' }),
      answer('scholarships.update', 400, { errors: { expiredAt: 'Deadline cannot be in the past.' } }),
      answer('scholarships.update', 401, { error: 'Please sign in.' }),
    ],
    requirements: ['ORG-14'],
  },
  'scholarship-update-failed': {
    screen: '/organization/dashboard/edit-scholarship/{id}',
    when: 'A change to a published scholarship cannot be saved',
    nextStep: 'Everything typed is kept; save again.',
    triggers: everyFailure('scholarships.update', 200, 'no scholarship'),
    requirements: ['ORG-14'],
  },
  'dashboard-failed': {
    screen: '/organization/dashboard',
    when: 'The organization’s scholarships cannot be loaded',
    nextStep: 'Retry; what was loaded before stays.',
    triggers: [network('scholarships.all'), hang('scholarships.all')],
    requirements: ['ORG-13'],
  },
  'dashboard-invalid': {
    screen: '/organization/dashboard',
    when: 'The answer is no list of scholarships',
    nextStep: 'Retry.',
    triggers: [answer('scholarships.all', 200, { not: 'an array' })],
    requirements: ['ORG-13'],
  },
  'dashboard-http': {
    screen: '/organization/dashboard',
    when: 'The server refuses the list',
    nextStep: 'Retry.',
    triggers: [answer('scholarships.all', 503, { error: 'Not available.' })],
    requirements: ['ORG-13'],
  },
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
    triggers: [{ kind: 'visit', to: '/organization/dashboard/scholarship-analytics' }],
    requirements: ['ORG-17'],
  },
  'applicant-profiles-failed': {
    screen: '/organization/dashboard/review/{id}',
    when: 'The profiles of some applicants cannot be read',
    nextStep: 'Try Again; what the application says is shown without them.',
    triggers: [answer('students.byId', 500, ''), network('students.byId')],
    requirements: ['ORG-16'],
  },
  'applicant-answers-failed': {
    screen: '/organization/dashboard/review/{id}',
    when: 'What a student wrote into an application cannot be read',
    nextStep: 'Try Again; where the session has ended, sign in again.',
    triggers: everyFailure('applications.byId', 200, 'no application'),
    requirements: ['ORG-16'],
  },
  'applicant-review-refused': {
    screen: '/organization/dashboard/review/{id}',
    when: 'The server refuses a decision about an application, in its own words',
    nextStep: 'The status of the application has not changed; decide again.',
    triggers: [
      answer('applications.updateStatus', 403, {
        error: 'Only the organization of the scholarship decides.',
      }),
      answer('applications.updateStatus', 404, { error: 'No such application.' }),
    ],
    requirements: ['ORG-16'],
  },
  'applicant-review-failed': {
    screen: '/organization/dashboard/review/{id}',
    when: 'A decision about an application cannot be saved',
    nextStep: 'The status of the application has not changed; decide again.',
    triggers: [answer('applications.updateStatus', 500, ''), network('applications.updateStatus')],
    requirements: ['ORG-16'],
  },
  'applicant-review-unknown': {
    screen: '/organization/dashboard/review/{id}',
    when: 'No answer says whether a decision was saved',
    nextStep: 'The same decision can be sent twice; the dashboard reads what the server has.',
    triggers: [hang('applications.updateStatus'), answer('applications.updateStatus', 200, 'no application')],
    requirements: ['ORG-16'],
  },
});
