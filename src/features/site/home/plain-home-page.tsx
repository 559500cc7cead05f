import { createFileRoute } from '@tanstack/react-router';
import { homeHead } from './home-head.ts';
import { HomeScreen } from './home-now-page.tsx';

export const Route = createFileRoute('/home')({
  head: homeHead,
  component: HomeScreen,
});
