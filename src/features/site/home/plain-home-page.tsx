import { createFileRoute } from '@tanstack/react-router';
import { Home } from './home.tsx';
import { homeHead } from './home-head.ts';

export const Route = createFileRoute('/home')({
  head: homeHead,
  component: Home,
});
