import { EXAMPLE_FUNDRAISER_ID } from '../../data/fundraisers.ts';
import { SLOW, type StateRows, stepsOf } from './state-row.ts';

const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;
const DASHBOARD = '/organization/dashboard';

/** The states of §4 of the organizations' specification. */
export const organizationStates = {
  organization: {
    'organization-pending': {
      title: 'The profile waits for its verification',
      path: '/organization/profile',
      as: 'organization-unverified',
      text: 'Verification Pending',
      ledger: ['ORG-04'],
    },
    'organization-verified': {
      title: 'The profile is verified',
      path: '/organization/profile',
      as: 'organization',
      text: 'Verified on {date}',
      ledger: ['ORG-04'],
    },
    'organization-editing': {
      title: 'The profile is edited',
      path: '/organization/profile',
      as: 'organization',
      steps: [{ press: 'Edit Profile' }],
      text: 'Registration certificate or deed',
      ledger: ['ORG-03'],
    },
    'organization-saved': {
      title: 'The profile is saved',
      path: '/organization/profile',
      as: 'organization',
      steps: stepsOf('organization-save-failed'),
      text: 'Profile updated successfully!',
      ledger: ['ORG-05'],
    },
    'dashboard-loading': {
      title: 'The dashboard loads',
      path: DASHBOARD,
      as: 'organization',
      line: SLOW,
      text: 'Loading your scholarships',
      ledger: ['ORG-13'],
    },
    'dashboard-current': {
      title: 'The dashboard, with current scholarships',
      path: DASHBOARD,
      as: 'organization',
      text: 'Girls in STEM Scholarship',
      ledger: ['ORG-09'],
    },
    'dashboard-upcoming': {
      title: 'Nothing is ever upcoming',
      path: `${DASHBOARD}?tab=upcoming`,
      as: 'organization',
      text: 'No scholarships here.',
      ledger: ['ORG-09'],
    },
    'dashboard-past': {
      title: 'Past scholarships',
      path: `${DASHBOARD}?tab=past`,
      as: 'organization',
      text: 'View Details',
      ledger: ['ORG-09'],
    },
    'dashboard-empty': {
      title: 'The dashboard of a new organization',
      path: DASHBOARD,
      as: 'organization-new',
      text: 'No scholarships yet.',
      ledger: ['ORG-09'],
    },
    'dashboard-published': {
      title: 'A scholarship is published',
      path: `${DASHBOARD}/create-scholarship`,
      as: 'organization',
      steps: stepsOf('scholarship-create-failed'),
      text: '“Girls in Robotics” is published.',
      ledger: ['ORG-14'],
    },
    'analytics-shown': {
      title: 'The analytics of one’s scholarships',
      path: DASHBOARD,
      as: 'organization',
      steps: [{ press: 'View Analytics: Girls in STEM Scholarship' }],
      text: 'Submitted',
      ledger: ['ORG-15'],
    },
  },
  crowdfunding: {
    'campaign-list-loading': {
      title: 'The campaigns load',
      path: '/crowdfunding',
      line: SLOW,
      text: 'Loading campaigns',
      ledger: ['CF-04'],
    },
    'campaign-loading': {
      title: 'A campaign loads',
      path: CAMPAIGN,
      line: SLOW,
      text: 'Loading the campaign',
      ledger: ['CF-08'],
    },
    'campaign-open': {
      title: 'A campaign that is open',
      path: CAMPAIGN,
      text: 'days left',
      ledger: ['CF-07'],
    },
    'campaign-expired': {
      title: 'A campaign that has ended',
      path: '/crowdfunding/fund-braille-books',
      text: 'Expired',
      ledger: ['CF-07'],
    },
    'campaign-editing': {
      title: 'The owner edits a campaign',
      path: `${CAMPAIGN}?edit=true`,
      as: 'organization',
      text: 'Edit Fundraiser',
      ledger: ['CF-12'],
    },
    'campaign-saved': {
      title: 'A campaign is saved',
      path: `${CAMPAIGN}?edit=true`,
      as: 'organization',
      steps: stepsOf('campaign-update-failed'),
      text: 'Crowdfunding updated successfully!',
      ledger: ['CF-12'],
    },
    'campaign-created': {
      title: 'A campaign is created',
      path: '/crowdfunding/start-campaign',
      as: 'organization',
      steps: stepsOf('campaign-create-failed'),
      text: 'Crowdfunding created successfully!',
      ledger: ['CF-11'],
    },
  },
  donation: {
    'donation-checkout': {
      title: 'The payment window is open',
      path: CAMPAIGN,
      as: 'donor',
      steps: stepsOf('donation-order-failed'),
      text: 'The payment window is open.',
      ledger: ['DON-03'],
    },
    'donation-dismissed': {
      title: 'The payment window was closed',
      path: CAMPAIGN,
      as: 'donor',
      steps: [...stepsOf('donation-order-failed'), { press: 'Close the checkout' }],
      text: 'You closed the payment window. Nothing was charged.',
      ledger: ['DON-03'],
    },
    'donation-done': {
      title: 'The payment is verified',
      path: CAMPAIGN,
      as: 'donor',
      steps: stepsOf('donation-verification-failed'),
      text: 'Thank you. {sum} went to “{title}”.',
      ledger: ['DON-03'],
    },
  },
  contact: {
    'contact-sent': {
      title: 'The message is sent; the confirmation page follows',
      path: '/contact',
      steps: stepsOf('contact-send-failed'),
      text: 'Thank you for writing.',
      ledger: ['CON-03'],
    },
  },
} as const satisfies StateRows;
