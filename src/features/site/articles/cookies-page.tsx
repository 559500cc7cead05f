import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { cookies } from './legal-content.ts';

export const Route = createFileRoute('/cookies')({
  head: () => ({
    meta: [
      { title: 'Cookies · EduEmpower' },
      {
        name: 'description',
        content: 'What EduEmpower stores on your device, and why.',
      },
    ],
  }),
  component: () => <Article content={cookies} />,
});
