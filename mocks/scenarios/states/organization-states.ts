import { FRESH_SCHOLARSHIP_ID } from '../../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../../data/fundraisers.ts';
import { on, SLOW, type StateRows, stepsOf } from './state-row.ts';

const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;
const DASHBOARD = '/organization/dashboard';
const byUpi = [...stepsOf('donation-order-failed'), { press: 'Pay by UPI' }];

/** The states from section 4 of the organizations' specification. */
export const organizationStates = {
  organization: {
    'organization-pending': {
      title: 'The profile is waiting for verification',
      path: '/organization/profile',
      as: 'organization-unverified',
      text: 'Verification Pending',
      requirements: ['ORG-04'],
    },
    ...on({ path: '/organization/profile', as: 'organization' })({
      'organization-verified': {
        title: 'The profile is verified',
        text: 'Verified on {date}',
        requirements: ['ORG-04'],
      },
      'organization-editing': {
        title: 'The organization edits its profile',
        steps: [{ press: 'Edit Profile' }],
        text: 'Registration certificate or deed',
        requirements: ['ORG-03'],
      },
      'organization-saved': {
        title: 'The profile is saved',
        steps: stepsOf('organization-save-failed'),
        text: 'Profile updated successfully!',
        requirements: ['ORG-05'],
      },
    }),
    'dashboard-loading': {
      title: 'The dashboard is loading',
      path: DASHBOARD,
      as: 'organization',
      network: SLOW,
      text: 'Loading your scholarships',
      requirements: ['ORG-13'],
    },
    ...on({ as: 'organization', requirements: ['ORG-09'] })({
      'dashboard-current': {
        title: 'The dashboard shows current scholarships',
        path: DASHBOARD,
        text: 'Girls in STEM Scholarship',
      },
      'dashboard-upcoming': {
        title: 'The Upcoming tab is always empty',
        path: `${DASHBOARD}?tab=upcoming`,
        text: 'No upcoming scholarships.',
      },
      'dashboard-past': {
        title: 'The Past tab lists past scholarships',
        path: `${DASHBOARD}?tab=past`,
        text: '41 applications',
      },
    }),
    'dashboard-empty': {
      title: 'A new organization’s dashboard is empty',
      path: DASHBOARD,
      as: 'organization-new',
      text: 'No scholarships yet.',
      requirements: ['ORG-09'],
    },
    ...on({ as: 'organization', requirements: ['ORG-14'] })({
      'dashboard-published': {
        title: 'A scholarship is published',
        path: `${DASHBOARD}/create-scholarship`,
        steps: stepsOf('scholarship-create-failed'),
        text: '“Girls in Robotics” is published.',
      },
      'scholarship-saved': {
        title: 'A published scholarship is changed',
        path: `${DASHBOARD}/edit-scholarship/${FRESH_SCHOLARSHIP_ID}`,
        steps: stepsOf('scholarship-update-failed'),
        text: '“Girls in STEM and Medicine” is saved.',
      },
      'scholarship-closed': {
        title: 'A scholarship is closed early',
        path: `${DASHBOARD}/edit-scholarship/${FRESH_SCHOLARSHIP_ID}`,
        steps: stepsOf('scholarship-close-failed'),
        text: '“Girls in STEM Scholarship” closes at {time}. Students can apply until then.',
      },
    }),
    'review-shown': {
      title: 'The review page lists the applications',
      path: `${DASHBOARD}/review/${FRESH_SCHOLARSHIP_ID}`,
      as: 'organization',
      text: 'Showing 12 of 18 applicants',
      requirements: ['ORG-16'],
    },
    'review-missing': {
      title: 'The review page opens for an unknown scholarship',
      path: `${DASHBOARD}/review/unknown`,
      as: 'organization',
      text: 'Scholarship not found',
      requirements: ['REV-01'],
    },
    'review-foreign': {
      title: 'The review page opens for another organization’s scholarship',
      path: `${DASHBOARD}/review/${FRESH_SCHOLARSHIP_ID}`,
      as: 'organization-unverified',
      text: 'This scholarship belongs to another organization.',
      requirements: ['REV-01'],
    },
    'analytics-shown': {
      title: 'The analytics page shows a scholarship’s details',
      path: DASHBOARD,
      as: 'organization',
      steps: [
        { press: 'More: Girls in STEM Scholarship' },
        { press: 'View Analytics: Girls in STEM Scholarship' },
      ],
      text: 'No profiles have been loaded on this device.',
      requirements: ['ORG-15'],
    },
    'analytics-expired': {
      title: 'The analytics page lists an expired scholarship',
      path: `${DASHBOARD}?tab=past`,
      as: 'organization',
      steps: [
        { press: 'More: Robotics Workshop Fellows' },
        { press: 'View Analytics: Robotics Workshop Fellows' },
        { press: 'Close' },
      ],
      text: 'Expired',
      requirements: ['ORG-15'],
    },
    'organization-cancelled': {
      title: 'The organization cancels editing its profile',
      path: '/organization/profile',
      as: 'organization',
      steps: [{ press: 'Edit Profile' }, { press: 'Cancel' }],
      text: 'Edit Profile',
      requirements: ['ORG-03'],
    },
  },
  crowdfunding: {
    'campaign-list-loading': {
      title: 'The campaigns are loading',
      path: '/crowdfunding',
      network: SLOW,
      text: 'Loading campaigns',
      requirements: ['CF-04'],
    },
    'campaign-loading': {
      title: 'A campaign is loading',
      path: CAMPAIGN,
      network: SLOW,
      text: 'Loading the campaign',
      requirements: ['CF-08'],
    },
    'campaign-open': {
      title: 'A campaign accepts donations',
      path: CAMPAIGN,
      text: 'days left',
      requirements: ['CF-07'],
    },
    'campaign-expired': {
      title: 'A campaign has ended',
      path: '/crowdfunding/fund-braille-books',
      text: 'Expired',
      requirements: ['CF-07'],
    },
    'campaign-full': {
      title: 'A campaign has exceeded its goal',
      path: '/crowdfunding/fund-hindi-reading-camp',
      text: '155% funded',
      requirements: ['CF-07'],
    },
    ...on({ path: `${CAMPAIGN}?edit=true`, as: 'organization', requirements: ['CF-12'] })({
      'campaign-editing': {
        title: 'The owner edits a campaign',
        text: 'Edit Fundraiser',
      },
      'campaign-saved': {
        title: 'A campaign is saved',
        steps: stepsOf('campaign-update-failed'),
        text: 'Crowdfunding updated successfully!',
      },
    }),
    'campaign-created': {
      title: 'A campaign is created',
      path: '/crowdfunding/start-campaign',
      as: 'organization',
      steps: stepsOf('campaign-create-failed'),
      text: 'Crowdfunding created successfully!',
      requirements: ['CF-11'],
    },
  },
  donation: {
    ...on({ path: CAMPAIGN, as: 'donor', requirements: ['DON-03'] })({
      'donation-checkout': {
        title: 'The payment window is open',
        steps: stepsOf('donation-order-failed'),
        text: 'The payment window is open.',
      },
      'donation-dismissed': {
        title: 'The donor closed the payment window',
        steps: [...stepsOf('donation-order-failed'), { press: 'Close the checkout' }],
        text: 'You closed the payment window. No payment was confirmed.',
      },
      'donation-done': {
        title: 'The payment is verified',
        steps: stepsOf('donation-verification-failed'),
        text: 'Thank you. {sum} went to “{title}”.',
      },
      'donation-upi': {
        title: 'The donor pays in a UPI app',
        steps: [...byUpi, { press: 'Pay in the UPI app' }],
        text: 'Thank you. {sum} went to “{title}”.',
      },
    }),
    'donation-interrupted': {
      title: 'The page was reloaded while the donor was paying in a UPI app',
      path: CAMPAIGN,
      as: 'donor',
      steps: [...byUpi, { press: 'Pay, but reload this page first' }],
      text: 'Your {sum} payment was interrupted.',
      requirements: ['DON-04'],
    },
  },
  contact: {
    'contact-newsletter-subscribed': {
      title: 'A visitor has subscribed to the newsletter',
      path: '/contact',
      steps: [
        { fill: 'Your email address', with: 'asha@students.example' },
        { press: 'Subscribe', near: 'Your email address' },
      ],
      text: 'Subscribed!',
      requirements: ['CON-04'],
    },
    'contact-sent': {
      title: 'The message is sent, and the confirmation page opens',
      path: '/contact',
      steps: stepsOf('contact-send-failed'),
      text: 'Thank you for writing.',
      requirements: ['CON-03'],
    },
  },
} satisfies StateRows;
