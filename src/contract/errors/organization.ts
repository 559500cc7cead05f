import { rows } from './row.ts';

const PROFILE = '/organization/profile';
const CREATE = '/organization/dashboard/create-scholarship';

/** The error catalogue's rows of the organization's profile, its scholarships, and what it sees of them. */
export const organizationErrors = rows({
  'organization-load-refused': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The profile cannot be read, in the server’s words',
    text: '{message}',
    way: 'Try again; until then the page shows what the account says.',
    triggers: [
      {
        kind: 'answer',
        operation: 'organizations.byUser',
        status: 503,
        body: { error: 'Profiles are being moved. Come back in an hour.' },
      },
    ],
    ledger: ['ORG-07'],
  },
  'organization-load-failed': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The profile cannot be read',
    text: 'Failed to load profile',
    way: 'Try again; until then the page shows what the account says.',
    triggers: [
      { kind: 'answer', operation: 'organizations.byUser', status: 500, body: '' },
      { kind: 'network', operation: 'organizations.byUser' },
      { kind: 'hang', operation: 'organizations.byUser' },
      { kind: 'answer', operation: 'organizations.byUser', status: 200, body: 'no organization' },
    ],
    ledger: ['ORG-07'],
  },
  'organization-save-refused': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The server refuses the profile, or fails at saving it',
    text: 'Failed to save organization profile',
    way: 'The server’s own words stand below, by the fields that they are about; change them and save again.',
    triggers: [
      {
        kind: 'answer',
        operation: 'organizations.update',
        status: 400,
        body: {
          errors: {
            contactNumber: { _errors: ['Contact number must be +91 followed by ten digits.'] },
            documentURL: { _errors: ['A registration document is required.'] },
          },
        },
      },
      {
        kind: 'answer',
        operation: 'organizations.update',
        status: 403,
        body: { error: 'This is not your organization.' },
      },
      { kind: 'answer', operation: 'organizations.update', status: 500, body: '' },
    ],
    ledger: ['ORG-07'],
  },
  'organization-save-failed': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'Nobody answers whether the profile was saved',
    text: 'Failed to save changes',
    way: 'Everything typed is kept; save again.',
    triggers: [
      { kind: 'network', operation: 'organizations.update' },
      { kind: 'hang', operation: 'organizations.update' },
    ],
    ledger: ['ORG-07'],
  },
  'organization-document-large': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'A document of more than 5 MB',
    text: 'File is too large ({size}MB). Max size is 5MB.',
    way: 'Choose a smaller file.',
    triggers: [{ kind: 'input', form: 'organization', field: 'documentURL' }],
    ledger: ['ORG-06'],
  },
  'organization-document-failed': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The storage takes a document and names no file',
    text: 'Document upload failed',
    way: 'Try again, or save without it.',
    triggers: [{ kind: 'storage', failure: 'nothing' }],
    ledger: ['ORG-06'],
  },
  'organization-bucket-missing': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The bucket for documents does not exist',
    text: 'Storage bucket not found. Contact support.',
    way: 'Save without the document; support sets up the bucket.',
    triggers: [{ kind: 'storage', failure: 'bucket-missing' }],
    ledger: ['ORG-06'],
  },
  'organization-upload-refused': {
    slice: 'organization',
    screen: PROFILE,
    situation: 'The storage refuses a document, or cannot be reached',
    text: 'Upload failed: {message}',
    way: 'Try again, or save without it.',
    triggers: [
      { kind: 'storage', failure: 'refused' },
      { kind: 'storage', failure: 'network' },
    ],
    ledger: ['ORG-06'],
  },
  'scholarship-create-incomplete': {
    slice: 'organization',
    screen: CREATE,
    situation: 'A required field of a new scholarship is empty',
    text: 'Please fill all required fields',
    way: 'The summary leads to each of them.',
    triggers: [{ kind: 'input', form: 'scholarship', field: 'title' }],
    ledger: ['ORG-14'],
  },
  'scholarship-create-refused': {
    slice: 'organization',
    screen: CREATE,
    situation: 'The server refuses a new scholarship, in its own words',
    text: '{message}',
    way: 'Change what the words are about, or get the organization verified; everything typed is kept.',
    triggers: [
      {
        kind: 'answer',
        operation: 'scholarships.create',
        status: 403,
        body: { error: 'Your organization must be verified to publish a scholarship.' },
      },
      {
        kind: 'answer',
        operation: 'scholarships.create',
        status: 400,
        body: { error: 'The deadline has to be in the future.' },
      },
      {
        kind: 'answer',
        operation: 'scholarships.create',
        status: 400,
        body: { errors: { expiredAt: 'Deadline cannot be in the past.' } },
      },
      {
        kind: 'answer',
        operation: 'scholarships.create',
        status: 401,
        body: { error: 'Please sign in.' },
      },
    ],
    ledger: ['ORG-14'],
  },
  'scholarship-create-failed': {
    slice: 'organization',
    screen: CREATE,
    situation: 'A new scholarship cannot be created',
    text: 'Failed to create scholarship. Please try again.',
    way: 'Everything typed is kept; it is looked up whether it arrived before it is sent again.',
    triggers: [
      { kind: 'answer', operation: 'scholarships.create', status: 500, body: '' },
      { kind: 'network', operation: 'scholarships.create' },
      { kind: 'hang', operation: 'scholarships.create' },
      { kind: 'answer', operation: 'scholarships.create', status: 201, body: 'no scholarship' },
    ],
    ledger: ['ORG-14'],
  },
});
