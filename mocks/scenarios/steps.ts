import type { OperationId } from '#contract/endpoints.ts';
import type { ErrorId } from '#contract/error-catalogue.ts';
import type { Scenario, Visitor } from './scenario.ts';

/**
 * One of the actions that lead a user to a state, such as filling in a field. `fill`, `attach` and
 * `press` find a control by its exact label or name, or else by the beginning of its label or name.
 */
export type Step =
  | { readonly fill: string; readonly with: string }
  | { readonly attach: string; readonly file: 'pdf' | 'large-pdf' | 'picture' }
  /** Presses a button or follows a link. `near` is the label of a field in the same form. */
  | { readonly press: string; readonly near?: string }
  /**
   * Activates the scenario at this step, because a scenario that is active from the start would
   * keep the user from reaching the screen.
   */
  | { readonly force: 'now' }
  /** Waits until the page shows this text. */
  | { readonly wait: string }
  /** Waits until the server has responded to this operation at least once since the page loaded. */
  | { readonly answered: OperationId }
  /** Changes the signed-in user, as another tab would. */
  | { readonly become: Visitor };

/** The steps that produce a scenario if opening its page is not enough. */
export interface Plan {
  /** The page where the steps start. Defaults to the scenario's own screen. */
  readonly from?: string;
  /** The signed-in user. Defaults to the scenario's own visitor. */
  readonly as?: Visitor;
  /** The value of the link's `network` parameter. */
  readonly network?: string;
  readonly steps: readonly Step[];
}

const LONG =
  'My father drives an auto in Raichur and my mother stitches blouses at home. The college asks for three times what we earn.';

const applicationForm = (need: string, fit: string): Plan => ({
  steps: [
    { fill: 'Why do you need this scholarship?', with: need },
    { fill: 'Why are you a perfect fit?', with: fit },
    { press: 'Send application' },
  ],
});
const application = applicationForm(LONG, LONG);

const emptyStudent: Plan = { as: 'student-new', steps: [{ press: 'Save profile' }] };
const studentSave: Plan = {
  steps: [{ fill: 'About me', with: 'I teach younger children.' }, { press: 'Save profile' }],
};
const studentFile = (file: 'pdf' | 'large-pdf' | 'picture'): Plan => ({
  steps: [{ attach: 'Income certificate', file }],
});

/** Replaces a document that the profile already has. The form asks before it replaces the file. */
const replacedFile: Plan = { steps: [...studentFile('pdf').steps, { press: 'Replace it now' }] };

const organizationSave: Plan = {
  steps: [
    { press: 'Edit Profile' },
    { fill: 'Contact person', with: 'Sharada Rao' },
    { press: 'Save' },
    { press: 'Save anyway' },
  ],
};
const organizationFile = (file: 'pdf' | 'large-pdf'): Plan => ({
  steps: [{ press: 'Edit Profile' }, { attach: 'Registration certificate or deed', file }],
});

const newScholarship: Plan = {
  steps: [
    { fill: 'Title', with: 'Girls in Robotics' },
    { fill: 'Description', with: 'Pays for a year of parts and travel to competitions.' },
    { fill: 'Total amount', with: '1,25,000' },
    { fill: 'Deadline', with: '2030-03-31T17:00' },
    { press: 'Create Scholarship', near: 'Total amount' },
  ],
};

const decision: Plan = { steps: [{ press: 'Accept: ' }] };

const changedScholarship: Plan = {
  steps: [{ fill: 'Title', with: 'Girls in STEM and Medicine' }, { press: 'Save changes' }],
};

const campaignFields = {
  Title: 'Boats for the School of Majuli',
  Description: 'Two boats bring sixty children over the river to school, every day of the year.',
  'Image URL': 'https://images.mock.localhost/boats.png',
  About: 'The old boat leaks. The boat builders of the island build at cost.',
  'Goal amount': '3,50,000',
  Deadline: '2030-03-31',
};

const newCampaign = (wrong: Partial<typeof campaignFields> = {}): Plan => ({
  as: 'organization',
  steps: [
    { press: 'or paste a link' },
    ...Object.entries({ ...campaignFields, ...wrong }).map(([fill, text]): Step => ({ fill, with: text })),
    { press: 'Create Fundraiser' },
  ],
});

const changedCampaign: Plan = {
  from: '/crowdfunding/fund-village-library?edit=true',
  steps: [
    { fill: 'Title', with: 'A Village Library for Kolar and Malur' },
    { fill: 'Description', with: 'Two thousand books in Kannada and English, open every evening.' },
    { press: 'Save changes' },
  ],
};

const donationOf = (rupees: string): Plan => ({
  steps: [
    { fill: 'Amount in rupees', with: rupees },
    { press: 'Donate', near: 'Amount in rupees' },
  ],
});
const donation = donationOf('75');

/**
 * Activates the scenario only after the page has loaded, so that it affects only the second read of
 * the campaign, just before the payment.
 */
const changedMeanwhile: Plan = {
  steps: [...donation.steps.slice(0, 1), { force: 'now' }, ...donation.steps.slice(1)],
};

const paid: Plan = { steps: [...donation.steps, { press: 'Pay ₹' }] };

/** On a slow network, leaves the page before the server responds with the order. */
const leftMeanwhile: Plan = {
  from: '/crowdfunding/fund-village-library',
  network: 'latency:1500',
  steps: [
    ...donation.steps,
    { press: 'All campaigns' },
    { wait: 'Your donation didn’t go through.' },
    { press: 'A Village Library for Kolar' },
  ],
};

const messageAbout = (subject: string): Plan => ({
  steps: [
    { fill: 'Your name', with: 'Asha Sharma' },
    { fill: 'Email address', with: 'asha@students.example' },
    { fill: 'Subject', with: subject },
    { fill: 'Message', with: 'When do I hear about my application? I sent it two weeks ago.' },
    { press: 'Send' },
  ],
});
const message = messageAbout('My application');

/** The plan that produces each error on its screen. Null if opening the screen is enough. */
const plans: Readonly<Record<ErrorId, Plan | null>> = {
  'application-need-short': applicationForm('Fees.', LONG),
  'application-fit-short': applicationForm(LONG, 'Marks.'),
  'application-409': application,
  'application-withdraw-failed': {
    as: 'student-applied',
    steps: [{ press: 'Withdraw: ' }, { press: 'Withdraw application' }],
  },
  'application-withdraw-decided': {
    as: 'student-applied',
    steps: [{ press: 'Withdraw: ' }, { press: 'Withdraw application' }],
  },
  'application-400': application,
  'application-400-plain': application,
  'application-401': application,
  'application-403': application,
  'application-404': application,
  'application-other': application,
  'application-other-plain': application,
  'application-network': application,
  'application-unexpected': application,
  'application-titles-failed': { as: 'student-applied', steps: [] },

  'name-unsaved': {
    as: 'student',
    steps: [...application.steps, { fill: 'Your name', with: 'Asha Sharma' }, { press: 'Save and continue' }],
  },

  'student-name-missing': emptyStudent,
  'student-email-missing': emptyStudent,
  'student-birth-missing': emptyStudent,
  'student-contact-missing': emptyStudent,
  'student-address-missing': emptyStudent,
  'student-gender-missing': emptyStudent,
  'student-document-large': studentFile('large-pdf'),
  'student-document-type': studentFile('picture'),
  'student-document-failed': replacedFile,
  'student-bucket-missing': replacedFile,
  'student-upload-refused': replacedFile,
  'student-save-refused': studentSave,
  'student-save-failed': studentSave,
  'student-name-unsaved': { steps: [{ fill: 'Name', with: 'Asha Sharma' }, { press: 'Save profile' }] },
  'student-file-left': {
    steps: [
      { press: 'Change 10th marksheet' },
      { press: 'Remove 10th marksheet' },
      { press: 'Save profile' },
    ],
  },

  'organization-save-refused': organizationSave,
  'organization-save-failed': organizationSave,
  'organization-document-large': organizationFile('large-pdf'),
  'organization-document-failed': organizationFile('pdf'),
  'organization-bucket-missing': organizationFile('pdf'),
  'organization-upload-refused': organizationFile('pdf'),
  'scholarship-create-incomplete': { steps: [{ press: 'Create Scholarship', near: 'Total amount' }] },
  'scholarship-create-refused': newScholarship,
  'scholarship-create-failed': newScholarship,
  'scholarship-update-refused': changedScholarship,
  'scholarship-update-failed': changedScholarship,
  'scholarship-update-gone': changedScholarship,
  'scholarship-update-unavailable': changedScholarship,
  'scholarship-close-failed': {
    steps: [{ press: 'Close this scholarship' }, { press: 'Close it now' }],
  },
  'dashboard-trouble': { steps: [{ press: 'Retry' }] },
  'applicant-review-refused': decision,
  'applicant-review-failed': decision,

  'campaign-update-failed': changedCampaign,
  'campaign-title-missing': newCampaign({ Title: '' }),
  'campaign-deadline-missing': newCampaign({ Deadline: '' }),
  'campaign-deadline-past': newCampaign({ Deadline: '2020-01-31' }),
  'campaign-deadline-far': newCampaign({ Deadline: '2206-03-31' }),
  'campaign-goal-invalid': newCampaign({ 'Goal amount': '0' }),
  'campaign-image-invalid': newCampaign({ 'Image URL': 'no address' }),
  'campaign-picture-refused': {
    as: 'organization',
    steps: [{ attach: 'Picture', file: 'picture' }, { press: 'Use this picture' }],
  },
  'campaign-description-length': newCampaign({ Description: 'Too short' }),
  'campaign-about-length': newCampaign({ About: 'Too short' }),
  'campaign-create-failed': newCampaign(),
  'campaign-save-failed': newCampaign(),

  'donation-amount': donationOf('0'),
  'donation-not-registered': donation,
  'donation-campaign-unread': changedMeanwhile,
  'donation-campaign-gone': changedMeanwhile,
  'donation-campaign-ended': changedMeanwhile,
  'donation-campaign-changed': changedMeanwhile,
  'donation-order-refused': donation,
  'donation-order-failed': donation,
  'donation-checkout-blocked': donation,
  'donation-key-missing': donation,
  'donation-page-left': leftMeanwhile,
  'donation-other-tab': donation,
  'donation-no-proof': paid,
  'donation-verification-failed': paid,
  'donation-verification-stuck': { steps: [...paid.steps, { press: 'Verify again' }] },

  'contact-send-failed': message,
  'contact-send-unconfigured': message,
  'text-too-long': messageAbout('My application '.repeat(30)),
  'contact-newsletter-empty': { steps: [{ press: 'Subscribe', near: 'Your email address' }] },

  // Opening the screen is enough to show these errors.
  'scholarship-list-failed': null,
  'scholarship-list-empty': null,
  'scholarship-details-no-id': null,
  'scholarship-details-not-found': null,
  'scholarship-details-failed': null,
  'scholarship-intro-failed': null,
  'scholarship-intro-not-found': null,
  'application-no-scholarship': null,
  'scholarship-profile-unread': null,
  'application-unchecked': null,
  'application-list-failed': null,
  'student-form-crashed': null,
  'student-profile-refused': null,
  'student-profile-failed': null,
  'organization-load-refused': null,
  'organization-load-failed': null,
  'scholarship-edit-unread': null,
  'dashboard-failed': null,
  'dashboard-invalid': null,
  'dashboard-http': null,
  'analytics-failed': null,
  'analytics-nothing-stored': null,
  'review-failed': null,
  'applicant-profiles-failed': null,
  'applicant-answers-failed': null,
  'campaign-list-empty': null,
  'campaign-list-failed': null,
  'campaign-not-found': null,
  'campaign-failed': null,
  'campaign-edit-failed': null,
  'campaign-start-role': null,
  'campaign-start-profile': null,
  'campaign-start-verification': null,
  'campaign-start-unread': null,
  'donation-history-failed': null,
  'user-sync-failed': null,
  'role-unread': null,
  'auth-key-missing': null,
  'auth-script-failed': null,
};

/** Returns the plan for a scenario. Null if opening its screen is enough. */
export const planFor = ({ errorId }: Pick<Scenario, 'errorId'>): Plan | null => plans[errorId];
