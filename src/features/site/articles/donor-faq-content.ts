import type { ArticleContent } from './article.tsx';

export const donorFaq: ArticleContent = {
  title: 'Donor FAQ',
  lead: 'What happens to your money, and what to do when something goes wrong.',
  sections: [
    {
      id: 'how',
      title: 'How do I give?',
      body: [
        'Choose a [campaign](/crowdfunding), choose an amount from ₹1, and pay in the payment provider’s checkout. Sign in first, so you can find your donation later.',
        'Your card or UPI details go only to the payment provider. EduEmpower never sees them.',
      ],
    },
    {
      id: 'dismissed',
      title: 'I closed the checkout. Was I charged?',
      body: [
        'Not if you closed the checkout before you paid. But banks sometimes complete a payment late. If money left your account, do not pay again. [Contact us](/contact) with the order number. On the device you used, [Your giving](/donor/profile) shows the number for seven days.',
      ],
    },
    {
      id: 'verification',
      title: 'I see ‘Payment verification failed’. Is my money gone?',
      body: [
        'After a payment, we ask our server to confirm it. If that fails, your payment may still have been taken. The page saves the payment number, so you can verify the payment again, even after a reload. Verifying never charges you again.',
      ],
    },
    {
      id: 'who',
      title: 'Who receives my donation?',
      body: [
        'The organization that runs the campaign. If you’re signed in, the campaign’s page shows the organization’s name and website. Only verified organizations can start a campaign. See [how we verify organizations](/blog#verified).',
      ],
    },
    {
      id: 'tax',
      title: 'Do I get a tax certificate?',
      body: [
        'EduEmpower gives you a receipt for each donation. It isn’t an 80G tax certificate. To get one, ask the organization that received your donation.',
      ],
    },
    {
      id: 'monthly',
      title: 'Can I give monthly, or sponsor one student?',
      body: [
        'Monthly giving is coming. Until then, [contact us](/contact) and we will introduce you to an organization that offers monthly giving or sponsorships.',
      ],
    },
  ],
  links: [
    { label: 'See campaigns', to: '/crowdfunding', isNext: true },
    { label: 'Ask us', to: '/contact' },
  ],
};
