import { CAMPAIGN_LENGTHS } from '../limits.ts';

/** Error messages for the campaign screens. */
export const crowdfundingErrors = {
  'campaign-list-empty': 'No campaigns found.',
  'campaign-list-failed': 'We couldn’t load the campaigns.',
  'campaign-not-found': 'Project Not Found',
  'campaign-failed': 'Failed to fetch Crowdfunding details',
  'campaign-edit-failed': 'Failed to load fundraiser.',
  'campaign-update-failed': 'Failed to update fundraiser.',
  'campaign-start-role': 'Only organizations can start a campaign.',
  'campaign-start-profile': 'Please complete your organization profile first.',
  'campaign-start-verification': 'Your organization must be verified to start a campaign.',
  'campaign-start-unread': 'We couldn’t load your organization profile.',
  'campaign-title-missing': 'Please enter a title.',
  'campaign-deadline-missing': 'Please select a deadline.',
  'campaign-deadline-past': 'Deadline cannot be in the past.',
  'campaign-deadline-far': 'Deadline must be within ten years.',
  'campaign-goal-invalid': 'Goal amount must be a positive number.',
  'campaign-image-invalid': 'Please enter a valid image URL.',
  'campaign-picture-refused': 'We couldn’t upload the picture. {message} Try again, or paste a link.',
  'campaign-description-length': `Description must be between ${CAMPAIGN_LENGTHS.description.least} and ${CAMPAIGN_LENGTHS.description.most} characters long.`,
  'campaign-about-length': `About section must be between ${CAMPAIGN_LENGTHS.about.least} and ${CAMPAIGN_LENGTHS.about.most} characters long.`,
  'campaign-create-failed': 'Failed to create Crowdfunding. Please try again.',
  'campaign-save-failed': 'Failed to save fundraiser. Please try again.',
} as const;
