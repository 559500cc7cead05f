import type { ArticleContent } from '../article.tsx';

/** What donors want to know before they give (ROUTE-04). */
export const donorFaq: ArticleContent = {
  title: 'Donor FAQ',
  lead: 'What happens to your money, and what happens when something goes wrong.',
  sections: [
    {
      id: 'how',
      title: 'How do I give?',
      body: [
        'Choose a [campaign](/crowdfunding), choose an amount in rupees, from ₹1, and pay in the checkout of the payment provider. You sign in first, so that your donation is found again.',
        'Your card or UPI details go to the provider only. EduEmpower never sees them.',
      ],
    },
    {
      id: 'dismissed',
      title: 'I closed the checkout. Was I charged?',
      body: ['No. A checkout that is closed before it has ended charges nothing, and the page says so.'],
    },
    {
      id: 'verification',
      title: 'It says ‘Payment verification failed’. Is my money gone?',
      body: [
        'After a payment, we ask the server to confirm it. When that fails, the payment may have been taken all the same. The page keeps its number and lets you verify it again, also after a reload. It is never paid twice.',
      ],
    },
    {
      id: 'who',
      title: 'Who receives it?',
      body: [
        'The organization that runs the campaign. Only organizations that have been verified can start one; see [how campaigns are verified](/blog#verified).',
      ],
    },
    {
      id: 'tax',
      title: 'Do I get a tax certificate?',
      body: [
        'EduEmpower gives you an acknowledgement of each donation. It is no certificate under section 80G: ask the organization that received the money for one.',
      ],
    },
    {
      id: 'monthly',
      title: 'Can I give monthly, or sponsor one student?',
      body: [
        'Not through this site yet. [Contact us](/contact) and we will introduce you to an organization that offers this.',
      ],
    },
  ],
  links: [
    { label: 'See campaigns', href: '/crowdfunding', isNext: true },
    { label: 'Ask us', href: '/contact' },
  ],
};
