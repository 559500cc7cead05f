import type { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { answer, defineEntries, everyFailure, hang, network, on } from './define-entries.ts';

export const scholarshipEntries = defineEntries<typeof scholarshipErrors>()({
  'scholarship-list-failed': {
    screen: '/scholarship',
    when: 'The scholarship list cannot be loaded',
    nextStep: 'Press ‘Refresh Page’ to reload the page.',
    triggers: [
      answer('scholarships.all', 500, { error: 'The list is not available.' }),
      network('scholarships.all'),
      hang('scholarships.all'),
      answer('scholarships.all', 200, { not: 'an array' }),
    ],
    requirements: ['SCH-08', 'SCH-17'],
  },
  'scholarship-list-empty': {
    screen: '/scholarship',
    when: 'No scholarship matches the search and the filters',
    nextStep: 'Press ‘Reset Filters’ to show all scholarships again.',
    triggers: [
      answer('scholarships.all', 200, []),
      { kind: 'visit', to: '/scholarship?q=nothing-is-called-this' },
    ],
    requirements: ['SCH-08'],
  },
  ...on({ screen: '/scholarship/details', requirements: ['SCH-12'] })({
    'scholarship-details-no-id': {
      when: 'The details page opens without a scholarship id',
      nextStep: 'Press ‘Back to Scholarships’.',
      triggers: [{ kind: 'visit', to: '/scholarship/details' }],
    },
    'scholarship-details-not-found': {
      when: 'The details page opens with an unknown id',
      nextStep: 'Press ‘Back to Scholarships’.',
      triggers: [answer('scholarships.byId', 404, { error: 'No such scholarship.' })],
    },
    'scholarship-details-failed': {
      when: 'The details page cannot be loaded',
      nextStep: 'Try again, or press ‘Back to Scholarships’.',
      triggers: [
        answer('scholarships.byId', 500, { message: 'Not available.' }),
        network('scholarships.byId'),
        hang('scholarships.byId'),
        answer('scholarships.byId', 200, '<!doctype html><title>Proxy</title>'),
      ],
    },
  }),
  ...on({ screen: '/scholarship/{id}', requirements: ['SCH-13'] })({
    'scholarship-intro-failed': {
      when: 'The scholarship’s own page cannot be loaded',
      nextStep: 'Try again, or press ‘Back to Scholarships’.',
      triggers: [
        answer('scholarships.byId', 503, { success: false, message: 'Down.' }),
        network('scholarships.byId'),
        hang('scholarships.byId'),
      ],
    },
    'scholarship-intro-not-found': {
      when: 'No scholarship has the id in the page’s address',
      nextStep: 'Press ‘Back to Scholarships’.',
      triggers: [answer('scholarships.byId', 404, { error: 'No such scholarship.' })],
    },
  }),
  'scholarship-profile-unread': {
    screen: '/scholarship/{id}/apply',
    when: 'The student’s profile cannot be read, so the conditions cannot be checked',
    nextStep: 'Press ‘Try Again’. If the session has ended, sign in again.',
    triggers: everyFailure('students.byId', 200, 'no student'),
    requirements: ['READY-01'],
  },
});
