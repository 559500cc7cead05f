/** Error messages for the scholarship list, the details and the checklist. */
export const scholarshipErrors = {
  'scholarship-list-failed': 'Failed to load scholarships. Please try again later.',
  'scholarship-list-empty': 'No scholarships found. Try adjusting your search or filters.',
  'scholarship-details-no-id': 'No scholarship selected. Please go back and select a scholarship.',
  'scholarship-details-not-found': 'Scholarship not found. Please try again.',
  'scholarship-details-failed': 'Failed to load scholarship details. Please try again later.',
  'scholarship-intro-failed': 'Failed to load scholarship details. Please try again later.',
  'scholarship-intro-not-found': 'Scholarship not found. Please try again.',
  'scholarship-profile-unread': 'We couldn’t load your profile.',
} as const;
