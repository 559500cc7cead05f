import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { About } from './about.tsx';

export const Route = createFileRoute('/about')({
  head: headOf(
    'About us',
    'Who is behind EduEmpower, what we want for students in India, and answers to common questions.',
  ),
  component: About,
});
