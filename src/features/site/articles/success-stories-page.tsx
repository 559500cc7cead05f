import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { successStories } from './success-stories-content.ts';

export const Route = createFileRoute('/resources/success-stories')({
  head: headOf(
    'Success stories',
    'What a scholarship or a campaign has changed, and how to tell your own story.',
  ),
  component: () => <Article content={successStories} />,
});
