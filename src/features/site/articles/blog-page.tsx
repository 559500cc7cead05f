import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { blog } from './blog-content.ts';

export const Route = createFileRoute('/blog')({
  head: () => ({
    meta: [
      { title: 'Blog · EduEmpower' },
      {
        name: 'description',
        content: 'Short articles for people who apply for scholarships, give, or publish them.',
      },
    ],
  }),
  component: () => <Article content={blog} />,
});
