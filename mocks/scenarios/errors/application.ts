import type { applicationErrors } from '#contract/errors/application.ts';
import { answer, defineEntries, everyFailure, hang, network, on } from './define-entries.ts';

export const applicationEntries = defineEntries<typeof applicationErrors>()({
  ...on({ screen: '/scholarship/{id}/application-form', requirements: ['APP-03'] })({
    'application-need-short': {
      when: 'The first answer is too short',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'application', field: 'whyNeed' }],
    },
    'application-fit-short': {
      when: 'The second answer is too short',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'application', field: 'whyFit' }],
    },
  }),
  'application-409': {
    screen: '/scholarship/{id}/application-form',
    when: 'The student has already applied for this scholarship',
    nextStep: 'Browse other scholarships.',
    triggers: [
      answer('applications.create', 409, { message: 'You have already applied for this scholarship.' }),
    ],
    requirements: ['APP-08'],
  },
  ...on({ screen: '/scholarship/{id}/application-form', requirements: ['APP-09'] })({
    'application-400': {
      when: 'The server refuses the application and names the fields',
      nextStep: 'Change the answers and send the application again.',
      triggers: [
        answer('applications.create', 400, {
          errors: {
            scholarshipReason: 'Please tell us more about your situation.',
            otherScholarships: 'Please say whether you applied elsewhere.',
          },
        }),
      ],
    },
    'application-400-plain': {
      when: 'The server refuses the application without naming a field',
      nextStep: 'Check the answers and send the application again.',
      triggers: [answer('applications.create', 400, {})],
    },
  }),
  ...on({ screen: '/scholarship/{id}/application-form', requirements: ['APP-10'] })({
    'application-401': {
      when: 'The session has expired',
      nextStep: 'Sign in. The form keeps the answers.',
      triggers: [answer('applications.create', 401, { error: 'No session.' })],
    },
    'application-403': {
      when: 'The user is not allowed to apply',
      nextStep: 'Only students can apply. Browse scholarships.',
      triggers: [answer('applications.create', 403, { error: 'Students only.' })],
    },
    'application-404': {
      when: 'The scholarship no longer exists',
      nextStep: 'Browse other scholarships.',
      triggers: [answer('applications.create', 404, { error: 'Not found.' })],
    },
  }),
  ...on({ screen: '/scholarship/{id}/application-form', requirements: ['APP-11'] })({
    'application-other': {
      when: 'The server refuses the application with status 422 and says why',
      nextStep: 'Send the application again.',
      triggers: [
        answer('applications.create', 422, {
          message: 'Applications for this scholarship are paused until Monday.',
        }),
      ],
    },
    'application-other-plain': {
      when: 'The server fails, or refuses the application without saying why',
      nextStep: 'Send the application again.',
      triggers: [answer('applications.create', 500, '')],
    },
  }),
  ...on({ screen: '/scholarship/{id}/application-form', requirements: ['APP-12'] })({
    'application-network': {
      when: 'The network fails',
      nextStep: 'Send the application again once the connection is back.',
      triggers: [network('applications.create')],
    },
    'application-unexpected': {
      when: 'No response arrives, or the response violates the contract',
      nextStep:
        'Send the application again. After a timeout, the form first checks whether the application arrived.',
      triggers: [answer('applications.create', 201, { received: true }), hang('applications.create')],
    },
  }),
  'application-no-scholarship': {
    screen: '/scholarship-application-form',
    when: 'The student opens the form without choosing a scholarship',
    nextStep: 'Choose a scholarship from the list.',
    lookFor: { hint: 'The list of scholarships opens instead of the form.', address: '/scholarship' },
    triggers: [{ kind: 'visit', to: '/scholarship-application-form' }],
    requirements: ['APP-04'],
  },
  'application-unchecked': {
    screen: '/scholarship/application-success?scholarship={id}',
    when: 'The student reopens the success page, and the applications cannot be read',
    nextStep: 'Press ‘Try Again’, or open the list of applications.',
    triggers: everyFailure('applications.byStudent', 200, 'no list'),
    requirements: ['ROUTE-06'],
  },
  'application-list-failed': {
    screen: '/student/applications',
    when: 'The student’s applications cannot be read',
    nextStep: 'Press ‘Try Again’. If the session has ended, sign in again.',
    triggers: everyFailure('applications.byStudent', 200, 'no list'),
    requirements: ['MINE-01'],
  },
  'application-withdraw-failed': {
    screen: '/student/applications',
    when: 'Withdrawing an application fails',
    nextStep:
      'Do what the message says: wait, check the connection, sign in again or contact us. The application is unchanged.',
    triggers: [
      answer('applications.delete', 500, ''),
      answer('applications.delete', 401, { error: 'No session.' }),
      answer('applications.delete', 404, { message: 'Cannot DELETE /api/applications/app-1' }),
      answer('applications.delete', 405, { error: 'Withdrawing is not offered here.' }),
      answer('applications.delete', 503, ''),
      network('applications.delete'),
      hang('applications.delete'),
    ],
    requirements: ['MINE-02'],
  },
  'application-withdraw-decided': {
    screen: '/student/applications',
    when: 'The organization decides on an application just before the student withdraws it',
    nextStep: 'Go back to the list of applications to see the decision.',
    triggers: [
      answer('applications.delete', 409, {
        error: 'This application has been decided. It can no longer be withdrawn.',
      }),
    ],
    requirements: ['MINE-02'],
  },
  'application-titles-failed': {
    screen: '/student/applications',
    when: 'The applications load, but their scholarships do not',
    nextStep: 'Press ‘Try Again’. Until the scholarships load, the page shows no scholarship names.',
    triggers: everyFailure('scholarships.all', 200, 'no list'),
    requirements: ['MINE-01'],
  },
});
