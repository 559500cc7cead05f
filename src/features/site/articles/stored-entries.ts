import type { OwnKeyName } from '#shared/store/storage-area.ts';

/** Describes a stored value, for the Cookies page. */
export interface StoredEntry {
  readonly what: string;
  readonly purpose: string;
  readonly until: string;
  readonly place: 'This device' | 'This tab' | 'This device and this tab';
  /** The section of the Cookies page that lists the value. */
  readonly group: StoredGroup;
}

export type StoredGroup = 'sign-in' | 'payment' | 'drafts' | 'settings';

const UNTIL_SIGN_OUT = 'Until you sign out';
const draft = (what: string): StoredEntry => ({
  what,
  purpose: 'To keep what you wrote if you reload the page or lose the connection',
  until: 'Until you send, save or discard it, for 30 days at most',
  place: 'This device and this tab',
  group: 'drafts',
});

/**
 * Entries stored per user or visitor, keyed by the name passed to `ownKey`. The storage key begins
 * with `eduempower.<name>.`, followed by the user's id or by a fixed word for visitors.
 */
export const ownEntries = {
  'application-draft': draft('Your application, before you send it'),
  'student-draft': draft('Unsaved changes to your student profile'),
  'organization-draft': draft('Unsaved changes to your organization’s profile'),
  'scholarship-draft': draft('A scholarship you haven’t published'),
  'campaign-draft': draft('A campaign you haven’t saved'),
  'contact-draft': draft('A message to us that you haven’t sent'),
  'review-draft': {
    ...draft('Your notes about applicants, and your scores for their answers'),
    purpose: 'To show them to you again. We don’t send them',
    until: 'Until you clear them, for 30 days at most',
  },
  'decision-draft': {
    ...draft('Your decisions on applications, until our server confirms them'),
    purpose: 'To keep your decisions if your connection drops or your session ends',
    until: 'Until we’ve saved your decisions or you discard them, for 30 days at most',
  },
  guardian: {
    what: 'Your guardian’s address and email',
    purpose: 'To show them in your profile. We don’t send them',
    until: 'Until you clear the fields',
    place: 'This device',
    group: 'drafts',
  },
  'campaign-marks': {
    what: 'The campaigns you liked or saved',
    purpose: 'To show them to you again',
    until: 'Until you remove them. We keep at most the latest 1,000',
    place: 'This device',
    group: 'settings',
  },
  'visitor-campaign-marks': {
    what: 'The campaigns you liked or saved on this device while signed out',
    purpose: 'To show them to you again on this device',
    until: 'Until you remove them. We keep at most the latest 1,000',
    place: 'This device',
    group: 'settings',
  },
  'scholarship-marks': {
    what: 'The scholarships you saved',
    purpose: 'To show them to you again',
    until: 'Until you remove them. We keep at most the latest 1,000',
    place: 'This device',
    group: 'settings',
  },
  'visitor-scholarship-marks': {
    what: 'The scholarships you saved on this device while signed out',
    purpose: 'To show them to you again on this device',
    until: 'Until you remove them. We keep at most the latest 1,000',
    place: 'This device',
    group: 'settings',
  },
  'pending-payments': {
    what: 'Your payments: the campaign, the amount, and the order and payment numbers',
    purpose: 'To make sure no payment is lost',
    until: 'Until 30 days after every payment is confirmed or hidden',
    place: 'This device',
    group: 'payment',
  },
  'organization-scholarships': {
    what: 'Your organization’s scholarships, who has applied for them, and the gender and marks of applicants you’ve viewed',
    purpose: 'To show you analytics without loading everything again',
    until: 'Until you sign out, for 7 days at most',
    place: 'This device',
    group: 'settings',
  },
  'seen-decisions': {
    what: 'Which decisions on your applications you’ve seen',
    purpose: 'To tell you about new decisions',
    until: UNTIL_SIGN_OUT,
    place: 'This device',
    group: 'settings',
  },
  'published-notice': {
    what: 'The title of a scholarship you’ve just published',
    purpose: 'To tell you on the dashboard that it’s published',
    until: 'Until you’ve seen the message on the dashboard',
    place: 'This tab',
    group: 'settings',
  },
} as const satisfies Readonly<Record<OwnKeyName, StoredEntry>>;

/** Entries whose storage key contains no user id, keyed by that storage key. */
export const plainEntries = {
  userRole: {
    what: 'The role you chose',
    purpose: 'To take you to the right page after you sign in',
    until: 'Until you sign out, for a day at most',
    place: 'This device',
    group: 'sign-in',
  },
  'eduempower.user-role-chosen-at': {
    what: 'When you chose your role',
    purpose: 'To ignore a choice that is too old',
    until: UNTIL_SIGN_OUT,
    place: 'This device',
    group: 'sign-in',
  },
  'eduempower.visitor': {
    what: 'Your account’s ID',
    purpose: 'To keep the navigation bar from jumping, and to hide your data from other users',
    until: UNTIL_SIGN_OUT,
    place: 'This device',
    group: 'sign-in',
  },
  'eduempower.synced-session': {
    what: 'The ID of the last session that we reported to our server, and whether your account had a name',
    purpose: 'To report each sign-in to our server only once',
    until: 'Until the next sign-in',
    place: 'This device and this tab',
    group: 'sign-in',
  },
  'mantine-color-scheme-value': {
    what: 'Whether you chose light or dark mode',
    purpose: 'To show the site in the mode you chose',
    until: 'Until you change it',
    place: 'This device',
    group: 'settings',
  },
  'eduempower.redirect-target': {
    what: 'The page you wanted to see before you signed in',
    purpose: 'To take you there after you sign in',
    until: 'Until you reach that page, for 30 minutes at most',
    place: 'This tab',
    group: 'sign-in',
  },
  'eduempower.selected-scholarship': {
    what: 'The scholarship you opened last',
    purpose: 'To tell the form which scholarship you are applying for',
    until: 'Until you close the tab',
    place: 'This tab',
    group: 'settings',
  },
  'eduempower.splash': {
    what: 'Whether you’ve seen the start screen',
    purpose: 'To show it only once',
    until: 'Until you close the tab',
    place: 'This tab',
    group: 'settings',
  },
  'tsr-scroll-restoration-v1_3': {
    what: 'How far you’ve scrolled on each page',
    purpose: 'To take you to the same place when you go back',
    until: 'Until you close the tab',
    place: 'This tab',
    group: 'settings',
  },
} as const satisfies Readonly<Record<string, StoredEntry>>;

/** The entry for values that the site could not read and moved to another key. */
export const unreadableEntry: StoredEntry = {
  what: 'Any of these entries that the site couldn’t read',
  purpose: 'To find out why the site couldn’t read them',
  until: 'Until you clear the site’s data',
  place: 'This device and this tab',
  group: 'drafts',
};
