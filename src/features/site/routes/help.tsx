import { createFileRoute } from '@tanstack/react-router';
import { Help } from '../ui/articles/help.tsx';

export const Route = createFileRoute('/help')({
  head: () => ({ meta: [{ title: 'Help · EduEmpower' }] }),
  component: Help,
});
