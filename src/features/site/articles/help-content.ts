import { MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
import { contactDetails, mailHref } from '#shared/facts/contact-details.ts';
import type { ArticleContent } from './article.tsx';

export const help: ArticleContent = {
  title: 'Help',
  lead: 'What to do when something doesn’t work as you expected.',
  sections: [
    {
      id: 'sign-in',
      title: 'I can’t sign in',
      body: [
        {
          list: [
            'We email you a code that works for a few minutes. Check your spam folder, or ask for another code.',
            'If you are a student and see the page for donors, your account is registered as a donor account. [Contact us](/contact) if that’s wrong.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'My document isn’t accepted',
      body: [
        `A student’s documents must be PDFs. An organization’s document can also be a Word file or a picture. Each can be at most ${MAX_DOCUMENT_MEGABYTES} MB.`,
        {
          list: [
            '**‘is not a PDF’**: renaming a photo doesn’t make it a PDF. Press ‘Use photos’ instead to make a PDF of your photos.',
            '**‘is too large’**: scan in black and white at 150 dpi, or press ‘Use photos’, which makes each page at most 200 kB.',
            '**‘Failed to upload’, with ‘Try Again’**: we tried four times. Check your connection, then press ‘Try Again’. You don’t have to choose the file again.',
            '**‘Failed to upload’, without ‘Try Again’**: the message says what’s wrong with the file. Save the file again, then choose the new copy.',
            '**Any other message**: this is our mistake. [Tell us](/contact), and save your profile without the document for now.',
          ],
        },
      ],
    },
    {
      id: 'application',
      title: 'My application won’t go through',
      body: [
        'Your answers stay in the form, and a copy stays on your device.',
        {
          list: [
            '**‘You have already applied’**: we have your first application. It is in [My applications](/student/applications).',
            '**‘Please log in’**: sign in again. You return to the form as you left it.',
            '**‘Network error’**: send again when you are back online.',
          ],
        },
      ],
    },
    {
      id: 'paid',
      title: 'I paid, but it isn’t showing',
      body: [
        'Do not pay again. The donor FAQ says what to do if you [closed the checkout](/resources/donor-faq#dismissed), or if [the verification failed](/resources/donor-faq#verification).',
      ],
    },
    {
      id: 'reminders',
      title: 'How do deadline reminders work?',
      body: [
        'Every scholarship says how many days are left. ‘Add deadline to calendar’ on its page adds the deadline to your own calendar, and your phone reminds you.',
        'Save a scholarship, and the [home page](/home) shows it at the top during the week before its deadline. The home page also shows new decisions about your applications. A dot on your initials means there’s something new. We don’t send reminder messages yet.',
      ],
    },
    {
      id: 'shared-phone',
      title: 'I share my phone',
      body: [
        'Select your initials, then sign out. The next person can’t see your data. Your drafts are there when you sign in again, unless you choose to delete them.',
      ],
    },
    {
      id: 'contact',
      title: 'Something else',
      body: [`Write to [${contactDetails.email}](${mailHref}), or use the [contact page](/contact).`],
    },
  ],
  links: [
    { label: 'Contact us', to: '/contact', isNext: true },
    { label: 'Student guide', to: '/resources/student-guide' },
    { label: 'Donor FAQ', to: '/resources/donor-faq' },
  ],
};
