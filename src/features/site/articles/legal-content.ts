import type { ArticleContent } from './article.tsx';
import { recipients } from './recipients.ts';
import {
  ownEntries,
  plainEntries,
  type StoredEntry,
  type StoredGroup,
  unreadableEntry,
} from './stored-entries.ts';

const DRAFT = 'Our policy in plain words. The full legal text is on its way.';

/** Every stored key with its content, purpose, lifetime and place of storage. */
const stored: readonly (readonly [key: string, entry: StoredEntry])[] = [
  ...Object.entries(ownEntries).map(([name, entry]) => [`eduempower.${name}.…`, entry] as const),
  ...Object.entries(plainEntries),
  ['….unreadable', unreadableEntry],
];

const groups = [
  ['sign-in', 'Sign-in', 'To recognize you and take you to the right page.'],
  ['payment', 'Payment', 'To make sure no payment is lost or made twice.'],
  ['drafts', 'Drafts', 'To keep what you wrote.'],
  ['settings', 'Settings', 'Your choices, what you’ve saved, and what you’ve already seen.'],
] as const satisfies readonly (readonly [group: StoredGroup, title: string, text: string])[];

/** Returns the table rows of a group. Other services' entries come before the site's entries. */
function storedRows(group: StoredGroup): readonly (readonly string[])[] {
  const services = recipients.flatMap(({ name, keeps }) =>
    keeps?.group === group ? [[`**${name}.** ${keeps.what}.`, keeps.until]] : [],
  );
  const own = stored.flatMap(([key, { what, purpose, until, place, group: itsGroup }]) =>
    itsGroup === group ? [[`**${what}.** ${purpose}. \`${key}\``, `${until}. ${place}.`]] : [],
  );
  return [...services, ...own];
}

const documentAccess = {
  public:
    '**Documents have public addresses.** Anyone with a document’s address can open it. We show these addresses to you, and to organizations you’ve applied to.',
  private:
    '**Documents open only for you, and for organizations you’ve applied to.** When you or they open a document, we make a link that works for a minute.',
} as const;

/**
 * Returns the text of the Privacy page (ROUTE-04), which depends on whether the document buckets
 * are public or private.
 */
export const privacy = (documents: keyof typeof documentAccess): ArticleContent => ({
  title: 'Privacy',
  lead: 'What we store about you, why, and who sees it.',
  draft: DRAFT,
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [
        'An authentication service handles sign-in. It stores your name, your email address and your password or sign-in method. We receive your name, your email address and your role.',
      ],
    },
    {
      id: 'students',
      title: 'If you are a student',
      body: [
        'We store your profile and documents so that organizations can read your applications. An organization sees your profile once you’ve applied to it.',
        documentAccess[documents],
        'A guardian’s address and email stay on your device. We don’t send them.',
      ],
    },
    {
      id: 'donors',
      title: 'If you are a donor',
      body: [
        'We store which campaign you gave to, how much, and the payment number. Card and UPI details stay with the payment provider.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      body: [
        {
          list: recipients.map(
            ({ name, gets, purpose, until }) => `**${name}.** ${gets}. ${purpose}. ${until}.`,
          ),
        },
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      body: [
        'Your browser stores drafts, likes, details of your payments, and the campaigns and scholarships you saved. For an organization, it also stores data about applicants. [The Cookies page lists everything](/cookies).',
      ],
    },
    {
      id: 'not',
      title: 'What we don’t do',
      body: [
        {
          list: [
            'We don’t show ads, and we don’t track you across other sites.',
            'We don’t send or store the email address you type into the newsletter box.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Change or delete your data',
      body: ['You can change your profile yourself. To have everything deleted, [write to us](/contact).'],
    },
  ],
});

export const terms: ArticleContent = {
  title: 'Terms',
  lead: 'The rules for using EduEmpower, in plain words.',
  draft: DRAFT,
  sections: [
    {
      id: 'students',
      title: 'Students',
      body: [
        {
          list: [
            'Everything you write and upload must be true and your own.',
            'You can apply only once for each scholarship.',
            'Organizations decide who to choose. EduEmpower doesn’t promise anyone a scholarship.',
          ],
        },
      ],
    },
    {
      id: 'organizations',
      title: 'Organizations',
      body: [
        {
          list: [
            'Publish only scholarships that you can pay for.',
            'Use students’ data only to decide who gets your scholarships.',
            'A campaign needs a verified profile. If you change your profile, we verify it again.',
          ],
        },
      ],
    },
    {
      id: 'donors',
      title: 'Donors',
      body: [
        {
          list: [
            'A donation goes to the organization that runs the campaign.',
            'Our receipts aren’t certificates under section 80G.',
          ],
        },
      ],
    },
    {
      id: 'figures',
      title: 'Figures on this site',
      body: [
        'Figures about EduEmpower as a whole aren’t live. We compile them ourselves. Amounts, deadlines and counts on scholarships and campaigns are live.',
      ],
    },
  ],
};

/** The Cookies page, which lists what the site stores on a device (ROUTE-04). */
export const cookies: ArticleContent = {
  title: 'Cookies',
  lead: 'What’s stored on your device, and why.',
  draft: DRAFT,
  sections: [
    {
      id: 'stored',
      title: 'What is stored',
      body: [
        'The site itself sets no cookies. It uses the browser’s storage. The sign-in and payment services set cookies that they need to work. We don’t show ads or track you.',
        {
          folds: groups.map(([group, title, text]) => ({
            title,
            note: text,
            body: [{ head: ['What, and why', 'How long'], rows: storedRows(group) }],
          })),
        },
      ],
    },
    {
      id: 'remove',
      title: 'How to delete stored data',
      body: ['‘Clear site data’ in your browser deletes everything listed here, including your drafts.'],
    },
  ],
  links: [
    { label: 'Privacy', to: '/privacy' },
    { label: 'Contact', to: '/contact' },
  ],
};
