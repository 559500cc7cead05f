import type { Slice } from '#contract/errors/row.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../data/fundraisers.ts';
import { patternOf } from './expected-texts.ts';
import type { Visitor } from './scenario.ts';
import { planFor, type Step } from './steps.ts';
import type { Way } from './way.ts';

/** A state of the specifications' §4 that is no failure. */
export interface State extends Way {
  /** What stands on the screen, with `{…}` for what differs. */
  readonly text: string;
  readonly ledger: readonly string[];
}

interface Row {
  readonly title: string;
  readonly path: string;
  readonly as?: Visitor;
  readonly line?: string;
  readonly steps?: readonly Step[];
  readonly text: string;
  readonly ledger: readonly string[];
}

const SLOW = 'latency:2500';
const DETAILS = `/scholarship/details?id=${FRESH_SCHOLARSHIP_ID}`;
const FORM = `/scholarship/${FRESH_SCHOLARSHIP_ID}/application-form`;
const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;
const DASHBOARD = '/organization/dashboard';

const stepsOf = (row: Parameters<typeof planFor>[0]['row']): readonly Step[] => planFor({ row })?.steps ?? [];

const rows: Readonly<Partial<Record<Slice, Readonly<Record<string, Row>>>>> = {
  scholarship: {
    'scholarship-list-loading': {
      title: 'The list loads',
      path: '/scholarship',
      line: SLOW,
      text: 'Loading scholarships',
      ledger: ['SCH-08'],
    },
    'scholarship-list-loaded': {
      title: 'The list, with results',
      path: '/scholarship',
      text: 'Showing {n} of {all}',
      ledger: ['SCH-08'],
    },
    'scholarship-filters-open': {
      title: 'The filters are open',
      path: '/scholarship',
      steps: [{ press: 'Filters' }],
      text: 'Reset All',
      ledger: ['SCH-07'],
    },
    'scholarship-details-loading': {
      title: 'The details load',
      path: DETAILS,
      line: SLOW,
      text: 'Loading the scholarship',
      ledger: ['SCH-12'],
    },
    'scholarship-details-loaded': {
      title: 'The details are there',
      path: DETAILS,
      text: 'Girls in STEM Scholarship',
      ledger: ['SCH-09'],
    },
  },
  application: {
    'application-idle': {
      title: 'The form waits for answers',
      path: FORM,
      as: 'student',
      text: 'Send application',
      ledger: ['APP-01'],
    },
    'application-sending': {
      title: 'The application is on its way',
      path: FORM,
      as: 'student',
      line: SLOW,
      steps: stepsOf('application-409'),
      text: 'Sending…',
      ledger: ['APP-05'],
    },
    'application-sent': {
      title: 'The application is sent; the success page follows',
      path: FORM,
      as: 'student',
      steps: stepsOf('application-409'),
      text: 'Your application has been sent. The confirmation follows in a moment.',
      ledger: ['APP-06'],
    },
    'application-success': {
      title: 'The success page',
      path: FORM,
      as: 'student',
      steps: stepsOf('application-409'),
      text: 'Thank you for applying',
      ledger: ['APP-07'],
    },
  },
  student: {
    'student-profile-none': {
      title: 'Without a profile, the profile leads to the form',
      path: '/student/profile',
      as: 'student-new',
      text: 'Student Details Form',
      ledger: ['STU-07'],
    },
    'student-profile-loading': {
      title: 'The profile loads',
      path: '/student/profile',
      as: 'student',
      line: SLOW,
      text: 'Loading your profile',
      ledger: ['STU-08'],
    },
    'student-profile-view': {
      title: 'The profile',
      path: '/student/profile',
      as: 'student',
      text: 'Edit Profile',
      ledger: ['STU-07'],
    },
    'student-profile-edit': {
      title: 'From the profile to its form',
      path: '/student/profile',
      as: 'student',
      steps: [{ press: 'Edit Profile' }],
      text: 'Student Details Form',
      ledger: ['STU-09'],
    },
    'student-profile-saved': {
      title: 'The profile is saved',
      path: '/student/details',
      as: 'student',
      steps: [...stepsOf('student-save-failed'), { wait: 'Edit Profile' }],
      text: 'I teach younger children.',
      ledger: ['STU-05'],
    },
  },
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
  auth: {
    'role-selection': {
      title: 'Somebody chooses a role',
      path: '/auth/role-selection',
      as: 'nobody',
      text: 'How will you use EduEmpower?',
      ledger: ['AUTH-01'],
    },
    'signed-out': {
      title: 'A page that asks for a session leads to sign-in',
      path: '/student/profile',
      as: 'nobody',
      text: 'Sign in',
      ledger: ['ROUTE-03'],
    },
  },
};

function stateOf(slice: Slice, id: string, row: Row): State {
  const { title, path, as = null, line = null, steps = [], text, ledger } = row;
  return { id, slice, title, path, as, line, steps, text, texts: [patternOf(text)], ledger, answer: null };
}

/** Every state of the specifications' §4 beside the failures, which the error catalogue has. */
export const states: readonly State[] = Object.entries(rows).flatMap(([slice, members]) =>
  Object.entries(members).map(([id, row]) => stateOf(slice as Slice, id, row)),
);
