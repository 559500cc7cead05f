import { contactDetails, mailHref } from '#shared/contact/contact-details.ts';
import type { ArticleContent } from '../article.tsx';

/** What to do when something does not work (ROUTE-04). */
export const help: ArticleContent = {
  title: 'Help',
  lead: 'What to do when something does not work as you expected.',
  sections: [
    {
      id: 'sign-in',
      title: 'I cannot sign in',
      body: [
        {
          list: [
            'The code comes by e-mail and holds for a few minutes. Look into the spam folder, or ask for another.',
            'You came as a student and see the donors’ page? Choose your role again on [the start page for new users](/auth/role-selection), then sign in.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'My document is not accepted',
      body: [
        'Documents have to be PDFs of at most 5 MB.',
        {
          list: [
            '**‘is not a PDF’**: a photo that was renamed stays a photo. Scan it to PDF, or print it to PDF.',
            '**‘is too large’**: scan in black and white, at 150 dpi.',
            '**‘Failed to upload’**: check your connection and press ‘Try again’. The file does not have to be chosen anew.',
            '**‘Storage bucket not found’**: that is for us to mend. [Tell us](/contact), and save your profile without the document meanwhile.',
          ],
        },
      ],
    },
    {
      id: 'application',
      title: 'My application does not go through',
      body: [
        'Your answers stay in the form whatever happens, and a copy stays on your device.',
        {
          list: [
            '**‘You have already applied’**: the first one arrived. It is in [My applications](/student/applications).',
            '**‘Please log in’**: sign in again; you come back to the form as you left it.',
            '**‘Network error’**: send again when you are back online.',
          ],
        },
      ],
    },
    {
      id: 'reminders',
      title: 'How do deadline reminders work?',
      body: [
        'Every scholarship says how many days are left. ‘Add deadline to calendar’ on its page puts the deadline into your own calendar, and your phone reminds you. We send no messages about deadlines.',
      ],
    },
    {
      id: 'shared-phone',
      title: 'I share my phone',
      body: [
        'Sign out in the menu behind your initials. The next person sees nothing of yours; your drafts wait until you sign in again.',
      ],
    },
    {
      id: 'contact',
      title: 'Something else',
      body: [`Write to [${contactDetails.email}](${mailHref}), or use the [contact page](/contact).`],
    },
  ],
  links: [
    { label: 'Student guide', href: '/resources/student-guide' },
    { label: 'Donor FAQ', href: '/resources/donor-faq' },
  ],
};
