import type { OperationId } from './endpoints.ts';

/** What brings a row of the catalogue about. The mock forces each kind in its own way. */
export type Trigger =
  /** The server answers an operation with this status and body. */
  | {
      readonly kind: 'answer';
      readonly operation: OperationId;
      readonly status: number;
      readonly body: unknown;
    }
  /** The line is dead for an operation. */
  | { readonly kind: 'network'; readonly operation: OperationId }
  /** An operation is never answered. */
  | { readonly kind: 'hang'; readonly operation: OperationId }
  /** A person leaves a form in a state that it refuses. */
  | { readonly kind: 'input'; readonly form: string; readonly field: string }
  /** The screen is opened in a way that lacks something. */
  | { readonly kind: 'visit'; readonly to: string }
  /** A configured value is missing or malformed. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The hosted storage misses its bucket, refuses an upload, or cannot be reached. */
  | { readonly kind: 'storage'; readonly failure: 'bucket-missing' | 'refused' | 'network' }
  /** A script of a hosted service cannot be loaded. */
  | { readonly kind: 'script'; readonly service: string };

/** The slices that own screens. */
export type Slice =
  | 'auth'
  | 'scholarship'
  | 'application'
  | 'student'
  | 'organization'
  | 'crowdfunding'
  | 'donation'
  | 'contact';

/** One row of the specifications' error catalogues. */
export interface CatalogueRow {
  readonly slice: Slice;
  /** The screen where it shows, as a route of this site. */
  readonly screen: string;
  /** What happened, in a few words, for lists of these rows. */
  readonly situation: string;
  /**
   * The exact text on the screen. `{name}` stands for a value; `null` means that the specification
   * wants it on the console only.
   */
  readonly text: string | null;
  /** What the person can do next. */
  readonly way: string;
  /** How it comes about; the first is the one that a permalink forces. */
  readonly triggers: readonly [Trigger, ...Trigger[]];
  /** The rows of the ledger that it belongs to. */
  readonly ledger: readonly string[];
}

const fits = <const Rows extends Record<string, CatalogueRow>>(rows: Rows): Rows => rows;

/**
 * The error catalogue: every row stands here once. The text on the screen, the mock's scenarios,
 * the stories and the tests come from it.
 */
export const errorCatalogue = fits({
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

  'application-need-short': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The first answer is too short',
    text: 'Please provide a detailed explanation of why you need this scholarship (minimum 100 characters).',
    way: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'application', field: 'whyNeed' }],
    ledger: ['APP-03'],
  },
  'application-fit-short': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The second answer is too short',
    text: "Please explain why you're a perfect fit for this scholarship (minimum 100 characters).",
    way: 'The summary leads to the field.',
    triggers: [{ kind: 'input', form: 'application', field: 'whyFit' }],
    ledger: ['APP-03'],
  },
  'application-409': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The student has applied before',
    text: 'You have already applied for this scholarship.',
    way: 'Browse other scholarships.',
    triggers: [
      {
        kind: 'answer',
        operation: 'applications.create',
        status: 409,
        body: { message: 'You have already applied for this scholarship.' },
      },
    ],
    ledger: ['APP-08'],
  },
  'application-400': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The server refuses named fields',
    text: '{errors}',
    way: 'Change the answers and send again.',
    triggers: [
      {
        kind: 'answer',
        operation: 'applications.create',
        status: 400,
        body: {
          errors: {
            scholarshipReason: 'Please tell us more about your situation.',
            otherScholarships: 'Please say whether you applied elsewhere.',
          },
        },
      },
    ],
    ledger: ['APP-09'],
  },
  'application-400-plain': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The server refuses without naming a field',
    text: 'Please check your application details and try again.',
    way: 'Check the answers and send again.',
    triggers: [{ kind: 'answer', operation: 'applications.create', status: 400, body: {} }],
    ledger: ['APP-09'],
  },
  'application-401': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The session is not valid any more',
    text: 'Please log in to submit an application.',
    way: 'Sign in; the answers stay.',
    triggers: [
      { kind: 'answer', operation: 'applications.create', status: 401, body: { error: 'No session.' } },
    ],
    ledger: ['APP-10'],
  },
  'application-403': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The person may not apply',
    text: "You don't have permission to perform this action.",
    way: 'Only students apply; browse scholarships.',
    triggers: [
      { kind: 'answer', operation: 'applications.create', status: 403, body: { error: 'Students only.' } },
    ],
    ledger: ['APP-10'],
  },
  'application-404': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The scholarship is gone',
    text: 'The scholarship could not be found.',
    way: 'Browse other scholarships.',
    triggers: [
      { kind: 'answer', operation: 'applications.create', status: 404, body: { error: 'Not found.' } },
    ],
    ledger: ['APP-10'],
  },
  'application-other': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'Another refusal, in the server’s words',
    text: '{message}',
    way: 'Send again.',
    triggers: [
      {
        kind: 'answer',
        operation: 'applications.create',
        status: 422,
        body: { message: 'Applications for this scholarship are paused until Monday.' },
      },
    ],
    ledger: ['APP-11'],
  },
  'application-other-plain': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'Another refusal, without words',
    text: 'An error occurred while processing your application.',
    way: 'Send again.',
    triggers: [{ kind: 'answer', operation: 'applications.create', status: 500, body: '' }],
    ledger: ['APP-11'],
  },
  'application-network': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'The line is dead',
    text: 'Network error. Please check your internet connection and try again.',
    way: 'Send again once the line is back.',
    triggers: [{ kind: 'network', operation: 'applications.create' }],
    ledger: ['APP-12'],
  },
  'application-unexpected': {
    slice: 'application',
    screen: '/scholarship/{id}/application-form',
    situation: 'An answer that fits nothing, or none at all',
    text: 'An unexpected error occurred. Please try again later.',
    way: 'Send again; after a time-out the form has looked whether the application arrived.',
    triggers: [
      { kind: 'answer', operation: 'applications.create', status: 201, body: { received: true } },
      { kind: 'hang', operation: 'applications.create' },
    ],
    ledger: ['APP-12'],
  },
  'application-no-scholarship': {
    slice: 'application',
    screen: '/scholarship-application-form',
    situation: 'The form is opened without a scholarship',
    text: null,
    way: 'The person is taken to the list.',
    triggers: [{ kind: 'visit', to: '/scholarship-application-form' }],
    ledger: ['APP-04'],
  },

  'user-sync-failed': {
    slice: 'auth',
    screen: '/student',
    situation: 'The server does not learn who signed in',
    text: null,
    way: 'It is tried again at the next visit.',
    triggers: [
      { kind: 'answer', operation: 'users.registerOrUpdate', status: 500, body: { error: 'Try later.' } },
      { kind: 'network', operation: 'users.registerOrUpdate' },
    ],
    ledger: ['SHELL-09'],
  },
  'auth-key-missing': {
    slice: 'auth',
    screen: '/auth/login',
    situation: 'The publishable key is missing or malformed',
    text: 'Sign-in is not configured: set {variable} to the publishable key of your authentication service.',
    way: 'Set the variable and build again.',
    triggers: [{ kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' }],
    ledger: ['AUTH-06'],
  },
  'auth-script-failed': {
    slice: 'auth',
    screen: '/auth/login',
    situation: 'The sign-in script cannot be downloaded',
    text: null,
    way: 'Public pages go on working.',
    triggers: [{ kind: 'script', service: 'clerk' }],
    ledger: ['AUTH-06'],
  },
});

/** The name of a row: `'application-409'`. It is the word in a scenario's permalink. */
export type CatalogueId = keyof typeof errorCatalogue;
export const catalogueIds = Object.keys(errorCatalogue) as readonly CatalogueId[];

/** A row by its name, with the common type. */
export function catalogueRow(id: CatalogueId): CatalogueRow {
  return errorCatalogue[id];
}
