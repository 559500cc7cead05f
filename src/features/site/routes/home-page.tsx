import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../ui/home.tsx';

export const Route = createFileRoute('/home')({
  head: () => ({ meta: [{ title: 'EduEmpower · The money for your studies is out there' }] }),
  component: Home,
});
