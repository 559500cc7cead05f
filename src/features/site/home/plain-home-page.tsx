import { createFileRoute } from '@tanstack/react-router';
import { Home } from './home.tsx';
import { homeHead } from './home-head.ts';
import { HomeForYou, HomeNow } from './home-now-page.tsx';

export const Route = createFileRoute('/home')({
  head: homeHead,
  component: () => <Home forYou={<HomeForYou />} now={<HomeNow />} />,
});
