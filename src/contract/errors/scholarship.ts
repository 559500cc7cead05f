import { rows } from './row.ts';

/** The error catalogue's rows of the list and the details of scholarships. */
export const scholarshipErrors = rows({
  'scholarship-list-failed': {
    slice: 'scholarship',
    screen: '/scholarship',
    situation: 'The list cannot be loaded',
    text: 'Failed to load scholarships. Please try again later.',
    way: 'Refresh Page loads the page again.',
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
    ledger: ['SCH-08', 'SCH-17'],
  },
  'scholarship-list-empty': {
    slice: 'scholarship',
    screen: '/scholarship',
    situation: 'Nothing matches the search and the filters',
    text: 'No scholarships found. Try adjusting your search or filters.',
    way: 'Reset Filters shows everything again.',
    triggers: [
      { kind: 'answer', operation: 'scholarships.all', status: 200, body: [] },
      { kind: 'visit', to: '/scholarship?q=nothing-is-called-this' },
    ],
    ledger: ['SCH-08'],
  },
  'scholarship-details-no-id': {
    slice: 'scholarship',
    screen: '/scholarship/details',
    situation: 'Details are opened without a scholarship',
    text: 'No scholarship selected. Please go back and select a scholarship.',
    way: 'Back to Scholarships.',
    triggers: [{ kind: 'visit', to: '/scholarship/details' }],
    ledger: ['SCH-12'],
  },
  'scholarship-details-not-found': {
    slice: 'scholarship',
    screen: '/scholarship/details',
    situation: 'The id is unknown',
    text: 'Scholarship not found. Please try again.',
    way: 'Back to Scholarships.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 404,
        body: { error: 'No such scholarship.' },
      },
    ],
    ledger: ['SCH-12'],
  },
  'scholarship-details-failed': {
    slice: 'scholarship',
    screen: '/scholarship/details',
    situation: 'The details cannot be loaded',
    text: 'Failed to load scholarship details. Please try again later.',
    way: 'Back to Scholarships, or try again.',
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
    ledger: ['SCH-12'],
  },
  'scholarship-intro-failed': {
    slice: 'scholarship',
    screen: '/scholarship/{id}',
    situation: 'The scholarship’s own page cannot be loaded',
    text: 'Failed to load scholarship details. Please try again later.',
    way: 'Back to Scholarships, or try again.',
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
    ledger: ['SCH-13'],
  },
  'scholarship-intro-not-found': {
    slice: 'scholarship',
    screen: '/scholarship/{id}',
    situation: 'The scholarship’s own page has an unknown id',
    text: 'Scholarship not found. Please try again.',
    way: 'Back to Scholarships.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.byId',
        status: 404,
        body: { error: 'No such scholarship.' },
      },
    ],
    ledger: ['SCH-13'],
  },
});
