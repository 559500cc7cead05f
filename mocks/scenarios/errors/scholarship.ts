import type { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { defineEntries } from './define-entries.ts';

/** The error entries of the list and the details of scholarships: when each shows, what to do next, and how to produce it. */
export const scholarshipEntries = defineEntries<typeof scholarshipErrors>()({
  'scholarship-list-failed': {
    screen: '/scholarship',
    when: 'The list cannot be loaded',
    nextStep: 'Refresh Page loads the page again.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.all',
        status: 500,
        body: { error: 'The list is not available.' },
      },
      { kind: 'network', operation: 'scholarships.all' },
      { kind: 'hang', operation: 'scholarships.all' },
      { kind: 'answer', operation: 'scholarships.all', status: 200, body: { not: 'an array' } },
    ],
    requirements: ['SCH-08', 'SCH-17'],
  },
  'scholarship-list-empty': {
    screen: '/scholarship',
    when: 'Nothing matches the search and the filters',
    nextStep: 'Reset Filters shows everything again.',
    triggers: [
      { kind: 'answer', operation: 'scholarships.all', status: 200, body: [] },
      { kind: 'visit', to: '/scholarship?q=nothing-is-called-this' },
    ],
    requirements: ['SCH-08'],
  },
  'scholarship-details-no-id': {
    screen: '/scholarship/details',
    when: 'Details are opened without a scholarship',
    nextStep: 'Back to Scholarships.',
    triggers: [{ kind: 'visit', to: '/scholarship/details' }],
    requirements: ['SCH-12'],
  },
  'scholarship-details-not-found': {
    screen: '/scholarship/details',
    when: 'The id is unknown',
    nextStep: 'Back to Scholarships.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 404,
        body: { error: 'No such scholarship.' },
      },
    ],
    requirements: ['SCH-12'],
  },
  'scholarship-details-failed': {
    screen: '/scholarship/details',
    when: 'The details cannot be loaded',
    nextStep: 'Back to Scholarships, or try again.',
    triggers: [
      { kind: 'answer', operation: 'scholarships.byId', status: 500, body: { message: 'Not available.' } },
      { kind: 'network', operation: 'scholarships.byId' },
      { kind: 'hang', operation: 'scholarships.byId' },
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 200,
        body: '<!doctype html><title>Proxy</title>',
      },
    ],
    requirements: ['SCH-12'],
  },
  'scholarship-intro-failed': {
    screen: '/scholarship/{id}',
    when: 'The scholarship’s own page cannot be loaded',
    nextStep: 'Back to Scholarships, or try again.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 503,
        body: { success: false, message: 'Down.' },
      },
      { kind: 'network', operation: 'scholarships.byId' },
      { kind: 'hang', operation: 'scholarships.byId' },
    ],
    requirements: ['SCH-13'],
  },
  'scholarship-intro-not-found': {
    screen: '/scholarship/{id}',
    when: 'The scholarship’s own page has an unknown id',
    nextStep: 'Back to Scholarships.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 404,
        body: { error: 'No such scholarship.' },
      },
    ],
    requirements: ['SCH-13'],
  },
});
