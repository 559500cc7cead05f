import { createFileRoute } from '@tanstack/react-router';
import { AboutEduEmpower } from './about-edu-empower.tsx';

export const Route = createFileRoute('/about-edu-empower')({
  head: () => ({
    meta: [
      { title: 'About EduEmpower · EduEmpower' },
      {
        name: 'description',
        content: 'What EduEmpower is, which problem it takes on, and answers to common questions.',
      },
    ],
  }),
  component: AboutEduEmpower,
});
