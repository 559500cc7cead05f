import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { donorFaq } from './donor-faq-content.ts';

export const Route = createFileRoute('/resources/donor-faq')({
  head: () => ({
    meta: [
      { title: 'Donor FAQ · EduEmpower' },
      {
        name: 'description',
        content: 'What happens to your donation, and what to do when a payment goes wrong.',
      },
    ],
  }),
  component: () => <Article content={donorFaq} />,
});
