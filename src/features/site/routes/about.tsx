import { createFileRoute } from '@tanstack/react-router';
import { About } from '../ui/about.tsx';

export const Route = createFileRoute('/about')({
  head: () => ({ meta: [{ title: 'About us · EduEmpower' }] }),
  component: About,
});
