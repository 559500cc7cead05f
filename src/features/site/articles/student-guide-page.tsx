import { createFileRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { studentGuide } from './student-guide-content.ts';

export const Route = createFileRoute('/resources/student-guide')({
  head: () => ({
    meta: [
      { title: 'Student guide · EduEmpower' },
      {
        name: 'description',
        content: 'How to find a scholarship, prepare your documents and write a good application.',
      },
    ],
  }),
  component: () => <Article content={studentGuide} />,
});
