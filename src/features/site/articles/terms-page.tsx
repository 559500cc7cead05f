import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { terms } from './legal-content.ts';

export const Route = createFileRoute('/terms')({
  head: () => ({
    meta: [
      { title: 'Terms · EduEmpower' },
      {
        name: 'description',
        content: 'The rules for using EduEmpower as a student, a donor or an organization.',
      },
    ],
  }),
  component: () => <Article content={terms} />,
});
