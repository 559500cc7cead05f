import { ANSWER_MIN_LENGTH } from '../limits.ts';

/** Error messages for the application screens. Null if an error has no message of its own. */
export const applicationErrors = {
  'application-need-short': `Please provide a detailed explanation of why you need this scholarship (minimum ${ANSWER_MIN_LENGTH} characters).`,
  'application-fit-short': `Please explain why you're a perfect fit for this scholarship (minimum ${ANSWER_MIN_LENGTH} characters).`,
  'application-409': 'You have already applied for this scholarship.',
  'application-400': '{errors}',
  'application-400-plain': 'Please check your application details and try again.',
  'application-401': 'Please log in to submit an application.',
  'application-403': "You don't have permission to perform this action.",
  'application-404': 'The scholarship could not be found.',
  'application-other': '{message}',
  'application-other-plain': 'An error occurred while processing your application.',
  'application-network': 'Network error. Please check your internet connection and try again.',
  'application-unexpected': 'An unexpected error occurred. Please try again later.',
  'application-no-scholarship': null,
  'application-unchecked': 'We couldn’t check whether your application was sent.',
  'application-list-failed': 'We couldn’t load your applications.',
  'application-withdraw-failed': 'We couldn’t withdraw your application.',
  'application-withdraw-decided':
    'The organization has decided on this application, so you can no longer withdraw it.',
  'application-titles-failed': 'We couldn’t load the names of the scholarships.',
} as const;
