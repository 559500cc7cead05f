import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../ui/articles/legal.tsx';

export const Route = createFileRoute('/terms')({
  head: () => ({ meta: [{ title: 'Terms · EduEmpower' }] }),
  component: Terms,
});
