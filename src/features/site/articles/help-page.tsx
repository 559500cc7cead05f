import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { help } from './help-content.ts';

export const Route = createFileRoute('/help')({
  head: () => ({
    meta: [
      { title: 'Help · EduEmpower' },
      {
        name: 'description',
        content:
          'What to do when you cannot sign in, a document is not accepted, or something else does not work.',
      },
    ],
  }),
  component: () => <Article content={help} />,
});
