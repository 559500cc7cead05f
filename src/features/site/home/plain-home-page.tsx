import { createFileRoute } from '@tanstack/react-router';
import { Home } from './home.tsx';

export const Route = createFileRoute('/home')({
  head: () => ({
    meta: [
      { title: 'EduEmpower · The money for your studies is out there' },
      {
        name: 'description',
        content:
          'Find scholarships that fit you, apply with two honest answers, and let people who care fund the rest.',
      },
    ],
  }),
  component: Home,
});
