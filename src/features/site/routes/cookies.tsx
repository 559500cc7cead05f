import { createFileRoute } from '@tanstack/react-router';
import { Cookies } from '../ui/articles/legal.tsx';

export const Route = createFileRoute('/cookies')({
  head: () => ({ meta: [{ title: 'Cookies · EduEmpower' }] }),
  component: Cookies,
});
