export const hero = {
  title: 'A bridge between talent and means.',
  lead: 'What we do, why it’s needed, and how it works.',
} as const;

export const feasibility =
  'EduEmpower uses proven services for sign-in, storage and payments. It adds one place where students, organizations and donors meet. An organization can set up its first scholarship in one sitting, and a student can apply from a phone.';

export const solutions = [
  [
    'Scholarships',
    'One list, one profile, two answers for each application.',
    '/scholarship',
    'Browse scholarships',
  ],
  [
    'Crowdfunding',
    'Campaigns by verified organizations, for when a scholarship isn’t enough.',
    '/crowdfunding',
    'See campaigns',
  ],
  ['Giving', 'Any amount in rupees, with a receipt for every donation.', '/donation', 'Give to a student'],
  [
    'Publishing',
    'Organizations publish scholarships and read the applications in one place.',
    '/organization',
    'For organizations',
  ],
] as const;

export const answers = [
  [
    'Students never hear about scholarships.',
    'Anyone can search without an account, and share what they find.',
  ],
  [
    'Forms ask for the same things again and again.',
    'Students add a profile and four documents once. Every application includes them.',
  ],
  [
    'You can lose your work if the connection drops.',
    'Drafts are saved on the device, so you can continue where you left off.',
  ],
  [
    'Donors don’t know where their money goes.',
    'Every campaign shows how much was given, and by how many people.',
  ],
] as const;

export const promised = [
  ['AI-based matching and ranking', 'Will show a student the best matches first.'],
  ['Real-time fund tracking', 'Will show donors how their money is used.'],
  ['Points from free courses', 'Will raise a student’s ranking.'],
  ['Deadline reminders', 'You can already add deadlines to your own calendar. Reminder messages are coming.'],
  ['Emergency aid', 'Will help students when something goes wrong mid-term.'],
] as const;

export const advantages = [
  'Verified organizations: we check each one before it can raise money.',
  'The site works on cheap phones and slow connections.',
  'We tell you what we know, and what we don’t.',
  'Students pay nothing.',
  'We use plain words, for people who read in their second or third language.',
] as const;

export const questions = [
  {
    question: 'Is EduEmpower a charity?',
    answer:
      'No. It’s the place where students, donors and organizations meet. The money goes to organizations and students.',
  },
  {
    question: 'Do I need an account to look around?',
    answer:
      'No. Scholarships and campaigns are open to everyone. You sign in only to apply, to give or to publish.',
  },
  {
    question: 'Can a school or a company take part?',
    answer:
      'Yes, as an organization. It can publish scholarships and, once its profile is verified, start campaigns.',
  },
  {
    question: 'Which languages can I write in?',
    answer: 'Any language. Each scholarship says which languages the organization reads.',
  },
] as const;

export const closing = {
  title: 'See what you can apply for today.',
  text: 'You can look around without an account.',
} as const;
