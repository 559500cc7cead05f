import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { donorFaq } from './donor-faq-content.ts';

export const Route = createFileRoute('/resources/donor-faq')({
  head: headOf('Donor FAQ', 'What happens to your donation, and what to do when a payment goes wrong.'),
  component: () => <Article content={donorFaq} />,
});
