import type { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { answer, defineEntries, everyFailure, hang, network, on, storage } from './define-entries.ts';

/** The error entries of the campaign pages. */
export const crowdfundingEntries = defineEntries<typeof crowdfundingErrors>()({
  ...on({ screen: '/crowdfunding', requirements: ['CF-04'] })({
    'campaign-list-empty': {
      when: 'No campaigns exist, or none match the search',
      nextStep: 'Show all campaigns. If the list is still loading, wait for it to appear.',
      triggers: [answer('fundraisers.all', 200, []), hang('fundraisers.all')],
    },
    'campaign-list-failed': {
      when: 'The campaigns cannot be loaded',
      nextStep: 'Try again.',
      triggers: [
        answer('fundraisers.all', 500, ''),
        network('fundraisers.all'),
        answer('fundraisers.all', 200, { not: 'an array' }),
      ],
    },
  }),
  ...on({ screen: '/crowdfunding/{id}', requirements: ['CF-08'] })({
    'campaign-not-found': {
      when: 'No campaign has this id',
      nextStep: 'Press ‘Back to Projects’.',
      triggers: [answer('fundraisers.byId', 404, { error: 'No such campaign.' })],
    },
    'campaign-failed': {
      when: 'The campaign cannot be loaded',
      nextStep: 'Try again, or press ‘Back to Projects’.',
      triggers: [
        answer('fundraisers.byId', 500, { message: 'Not available.' }),
        network('fundraisers.byId'),
        hang('fundraisers.byId'),
        answer('fundraisers.byId', 200, 'no campaign'),
      ],
    },
  }),
  ...on({ screen: '/crowdfunding/{id}?edit=true', requirements: ['CF-12'] })({
    'campaign-edit-failed': {
      when: 'The campaign that the owner wants to edit cannot be loaded',
      nextStep: 'Try again, or press ‘Back to Projects’.',
      triggers: [answer('fundraisers.byId', 500, ''), network('fundraisers.byId')],
    },
    'campaign-update-failed': {
      when: 'The changes to a campaign cannot be saved',
      nextStep: 'Correct the fields next to the server’s messages. The form keeps the input.',
      triggers: [
        answer('fundraisers.update', 500, ''),
        answer('fundraisers.update', 400, {
          errors: { description: 'The description names a private telephone number.' },
        }),
        answer('fundraisers.update', 403, {
          error: 'Only the organization that started a campaign can change it.',
        }),
        answer('fundraisers.update', 401, { error: 'Please sign in.' }),
        network('fundraisers.update'),
        hang('fundraisers.update'),
      ],
    },
  }),
  ...on({ screen: '/crowdfunding/start-campaign', requirements: ['CF-13'] })({
    'campaign-start-role': {
      when: 'A user who isn’t an organization tries to start a campaign',
      nextStep: 'Sign in as an organization, or browse the campaigns.',
      triggers: [{ kind: 'visit', to: '/crowdfunding/start-campaign' }],
    },
    'campaign-start-profile': {
      when: 'An organization without a profile tries to start a campaign',
      nextStep: 'Complete the profile.',
      triggers: [answer('organizations.byUser', 404, { error: 'No such organization.' })],
    },
    'campaign-start-verification': {
      when: 'An unverified organization tries to start a campaign',
      nextStep: 'Check the verification status in the profile.',
      triggers: [
        answer('organizations.byUser', 200, {
          userId: 'user_vidya_trust',
          organizationName: 'Vidya Trust',
          verified: false,
        }),
      ],
    },
    'campaign-start-unread': {
      when: 'The organization’s profile cannot be read',
      nextStep: 'Try again.',
      triggers: [answer('organizations.byUser', 500, ''), network('organizations.byUser')],
    },
  }),
  ...on({ screen: '/crowdfunding/start-campaign', requirements: ['CF-10'] })({
    'campaign-title-missing': {
      when: 'The title is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'title' }],
    },
    'campaign-deadline-missing': {
      when: 'The deadline is missing',
      nextStep: 'Follow the link in the error summary to the field.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'deadline' }],
    },
    'campaign-deadline-past': {
      when: 'The deadline is before today',
      nextStep: 'Choose today or a later day.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'deadline' }],
    },
    'campaign-deadline-far': {
      when: 'The deadline is more than ten years ahead',
      nextStep: 'Check the year.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'deadline' }],
    },
    'campaign-goal-invalid': {
      when: 'The goal is not an amount above 0',
      nextStep: 'Enter an amount in rupees.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'goalAmount' }],
    },
    'campaign-image-invalid': {
      when: 'The image URL does not point to a picture',
      nextStep: 'Enter the URL of a picture.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'imageUrl' }],
    },
    'campaign-picture-refused': {
      when: 'A picture cannot be uploaded',
      nextStep: 'Try again, or paste a link. The form keeps the input.',
      triggers: [storage('refused'), storage('network'), storage('nothing'), storage('bucket-missing')],
    },
    'campaign-description-length': {
      when: 'The description is too short or too long',
      nextStep: 'Change the length of the text. The field shows the number of characters.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'description' }],
    },
    'campaign-about-length': {
      when: 'The ‘About’ section is too short or too long',
      nextStep: 'Change the length of the text. The field shows the number of characters.',
      triggers: [{ kind: 'input', form: 'campaign', field: 'about' }],
    },
  }),
  ...on({ screen: '/crowdfunding/start-campaign', requirements: ['CF-11'] })({
    'campaign-create-failed': {
      when: 'A campaign cannot be created',
      nextStep:
        'Send the campaign again. The form keeps the input, and first checks whether the campaign has already arrived.',
      triggers: everyFailure('fundraisers.create', 201, 'no campaign'),
    },
    'campaign-save-failed': {
      when: 'The server refuses a new campaign and says why',
      nextStep: 'Correct the fields next to the server’s messages. The form keeps the input.',
      triggers: [
        answer('fundraisers.create', 400, {
          message: 'Validation failed',
          errors: { goalAmount: 'A goal is at most ₹50,00,000.' },
        }),
        answer('fundraisers.create', 403, {
          error: 'Your organization must be verified to start a campaign.',
        }),
        answer('fundraisers.create', 401, { error: 'Please sign in.' }),
      ],
    },
  }),
});
