import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../ui/articles/legal.tsx';

export const Route = createFileRoute('/privacy')({
  head: () => ({ meta: [{ title: 'Privacy · EduEmpower' }] }),
  component: Privacy,
});
