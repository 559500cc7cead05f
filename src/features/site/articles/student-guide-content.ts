import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH, MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
import { formatCount } from '#shared/format/count.ts';
import type { ArticleContent } from './article.tsx';

/** The student guide, from the first search to an application (ROUTE-04). */
export const studentGuide: ArticleContent = {
  title: 'Student guide',
  lead: 'From the first search to a sent application, step by step.',
  isNumbered: true,
  sections: [
    {
      id: 'find',
      title: 'Find a scholarship',
      body: [
        'Open [Scholarships](/scholarship) and type a word into the search box: your subject, your state, or the name of an organization. The search looks at titles, descriptions and organizations.',
        'The filters narrow the list down:',
        {
          list: [
            '**Max Family Income** shows scholarships whose income limit is at most the amount you choose. It always shows scholarships without a limit.',
            '**Amount Range** filters by the total amount: below ₹50,000, ₹50,000 to ₹75,000, or above ₹75,000.',
            '**Upcoming Only** hides scholarships whose deadline has passed.',
          ],
        },
        'The page’s address includes your search and filters. Send it to a friend, and they’ll see the same list.',
      ],
    },
    {
      id: 'matching',
      title: 'See whether a scholarship fits you',
      body: [
        'Every scholarship says who may apply and which documents it asks for. ‘Check what you need’ shows which of these documents your profile already has. Check the other conditions yourself.',
        'The organization decides. When in doubt, apply.',
      ],
    },
    {
      id: 'profile',
      title: 'Keep one profile',
      body: [
        'Your [profile](/student/details) goes with every application, so you only fill it in once. It includes four documents:',
        { list: ['10th marksheet', '12th marksheet', 'Income certificate', 'Domicile certificate'] },
        `Each is a PDF of at most ${MAX_DOCUMENT_MEGABYTES} MB. You can download marksheets as PDFs from DigiLocker. If you have only a paper copy, press ‘Use photos’ to make a small PDF with your phone’s camera.`,
      ],
    },
    {
      id: 'answers',
      title: 'Write the two answers',
      body: [
        `An application asks why you need the scholarship, and why you are a good choice for it. Each answer must be ${ANSWER_MIN_LENGTH} to ${formatCount(ANSWER_MAX_LENGTH)} characters long. Writing both takes about 15-20 minutes.`,
        {
          list: [
            'Start with your own situation. Give figures, such as fees, income, and how many children in your family are studying.',
            'Say what you’ve already done, however small, and what the money would make possible.',
            'Read your answers aloud once, and rewrite what sounds wrong.',
          ],
        },
        'Your answers are saved on your device as you write. You can close the page and carry on tomorrow. Read more in [How to answer ‘why you need it’](/blog#why-you-need).',
      ],
    },
    {
      id: 'afterwards',
      title: 'After you have applied',
      body: [
        '[My applications](/student/applications) shows every application you’ve sent:',
        {
          head: ['Status', 'What it means'],
          rows: [
            ['In review', 'The organization has your application and hasn’t decided yet.'],
            ['Accepted', 'The organization chose you. It will write to you about the next steps.'],
            [
              'Not selected',
              'The organization chose someone else this time. You can still apply for other scholarships.',
            ],
          ],
        },
        'You can apply once for each scholarship, and for as many scholarships as you like.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Never miss a deadline',
      body: [
        'Every card says how many days are left. On a scholarship’s own page, ‘Add deadline to calendar’ adds the deadline to your phone’s calendar, which then reminds you.',
      ],
    },
  ],
  links: [
    { label: 'Find a scholarship', to: '/scholarship', isNext: true },
    { label: 'Get help', to: '/help' },
  ],
};
