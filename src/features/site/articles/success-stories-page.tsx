import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { successStories } from './success-stories-content.ts';

export const Route = createFileRoute('/resources/success-stories')({
  head: headOf('Success stories', 'Examples of how students can fund their studies with EduEmpower.'),
  component: () => <Article content={successStories} />,
});
