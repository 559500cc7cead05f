import { createFileRoute } from '@tanstack/react-router';
import { About } from './about.tsx';

export const Route = createFileRoute('/about')({
  head: () => ({
    meta: [
      { title: 'About us · EduEmpower' },
      {
        name: 'description',
        content:
          'Who is behind EduEmpower, what we want for students in India, and answers to common questions.',
      },
    ],
  }),
  component: About,
});
