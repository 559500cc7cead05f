import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { SuccessStories } from './success-stories.tsx';

export const Route = createFileRoute('/resources/success-stories')({
  head: headOf('Tell your story', 'Tell us what a scholarship or a campaign has changed for you.'),
  component: SuccessStories,
});
