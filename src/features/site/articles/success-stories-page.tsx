import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { successStories } from './success-stories-content.ts';

export const Route = createFileRoute('/resources/success-stories')({
  head: headOf('Tell your story', 'Tell us what a scholarship or a campaign has changed for you.'),
  component: () => <Article content={successStories} />,
});
