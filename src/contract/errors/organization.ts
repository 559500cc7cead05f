import { MAX_DOCUMENT_MEGABYTES } from '../limits.ts';

/**
 * Error messages for an organization's profile, scholarships and analytics. Null if an error has no
 * message of its own.
 */
export const organizationErrors = {
  'organization-load-refused': '{message}',
  'organization-load-failed': 'Failed to load profile',
  'organization-save-refused': 'Failed to save organization profile',
  'organization-save-failed': 'Failed to save changes',
  'organization-document-large': `File is too large ({size}MB). Max size is ${MAX_DOCUMENT_MEGABYTES}MB.`,
  'organization-document-failed': 'Document upload failed',
  'organization-bucket-missing': 'Storage bucket not found. Contact support.',
  'organization-upload-refused': 'Upload failed: {message}',
  'scholarship-create-incomplete': 'Please fill all required fields',
  'scholarship-create-refused': '{message}',
  'scholarship-create-failed': 'Failed to create scholarship. Please try again.',
  'scholarship-edit-unread': 'We couldn’t load this scholarship, or it isn’t yours to edit.',
  'scholarship-update-refused': '{message}',
  'scholarship-update-failed': 'Failed to save the scholarship. Please try again.',
  'scholarship-update-gone': 'This scholarship has been removed.',
  'scholarship-update-unavailable': 'Published scholarships can’t be changed.',
  'scholarship-close-failed': 'We couldn’t close the scholarship. Please try again.',
  'dashboard-failed': 'Failed to load scholarships: {message}. Please try again later.',
  'dashboard-invalid': 'Invalid data format received from API',
  'dashboard-http': 'HTTP error! status: {code}',
  'dashboard-trouble': "We're having trouble connecting to the server. Please try again later.",
  'analytics-failed': 'Failed to load scholarship data. Please try again later.',
  'analytics-nothing-stored': null,
  'review-failed': 'Failed to load the applications. Please try again later.',
  'applicant-profiles-failed': 'We couldn’t load some applicants’ details.',
  'applicant-answers-failed': 'We couldn’t load the application.',
  'applicant-review-refused': '{message}',
  'applicant-review-failed': 'We couldn’t save the decision. Please try again.',
} as const;
