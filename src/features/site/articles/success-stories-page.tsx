import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { successStories } from './success-stories-content.ts';

export const Route = createFileRoute('/resources/success-stories')({
  head: () => ({
    meta: [
      { title: 'Success stories · EduEmpower' },
      {
        name: 'description',
        content: 'Examples of how students can fund their studies with EduEmpower.',
      },
    ],
  }),
  component: () => <Article content={successStories} />,
});
